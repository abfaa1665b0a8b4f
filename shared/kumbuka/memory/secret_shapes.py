"""Secrets whose shape alone gives them away: the keys of vendors, private keys, links with one."""

from __future__ import annotations

import re

from kumbuka.memory.secret_rule import Rule, looks_random
from kumbuka.text.late_pattern import LatePattern


def _has_a_random_part(match: re.Match[str]) -> bool:
    """Of a name that begins like a key, as of a package, every part is a word or a number."""
    return any(map(looks_random, re.split("[-_]", match.group())))


_SHAPES: tuple[tuple[str, tuple[str, ...], int, str], ...] = (
    ("private_key", ("private key",), 0,
     r"-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!----END)){0,20000}"
     r"(?:-----END [A-Z0-9 ]{0,60}-----)?"),
    ("private_key", ("age-secret-key",), 36, r"AGE-SECRET-KEY-1[A-Z0-9]{20,80}"),
    ("anthropic_key", ("sk-ant-",), 15, r"\bsk-ant-[\w-]{8,400}"),
    ("openai_key", ("sk-",), 19, r"(?<![\w-])sk-(?!ant-)(?=[\w-]{0,200}\d)[\w-]{16,400}"),
    ("aws_key", ("akia", "asia", "aroa", "aida"), 16,
     r"\b(?:AKIA|ASIA|AROA|AIDA)[A-Z0-9]{12,20}\b"),
    ("github_token", ("ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_"), 14,
     r"\b(?:gh[pousr]|github_pat)_[A-Za-z0-9_]{10,300}"),
    ("gitlab_token", ("glpat-", "gldt-", "glrt-"), 15, r"\bgl(?:pat|dt|rt)-[\w-]{10,100}"),
    ("slack_token", ("xox", "xapp-"), 13, r"\b(?:xox[abceoprs]|xapp)-[A-Za-z0-9-]{8,300}"),
    ("slack_webhook", ("hooks.slack.com",), 35, r"hooks\.slack\.com/services/[\w/]{10,120}"),
    ("google_key", ("aiza", "ya29.", "gocspx-"), 23,
     r"\b(?:AIza[\w-]{30,60}|ya29\.[\w-]{20,400}|GOCSPX-[\w-]{16,60})"),
    ("stripe_key", ("_live_", "_test_", "whsec_"), 16,
     r"\b(?:[srp]k_(?:live|test)_[0-9A-Za-z]{8,200}|whsec_[0-9A-Za-z]{16,200})"),
    ("jwt", ("eyj",), 20, r"\beyJ[\w-]{8,2000}\.eyJ[\w-]{4,4000}\.[\w-]{0,1000}"),
    ("npm_token", ("npm_",), 34, r"\bnpm_[A-Za-z0-9]{30,60}"),
    ("pypi_token", ("pypi-",), 35, r"\bpypi-[\w-]{30,400}"),
    ("huggingface_token", ("hf_",), 23, r"\bhf_[A-Za-z0-9]{20,80}"),
    ("sendgrid_key", ("sg.",), 36, r"\bSG\.[\w-]{16,40}\.[\w-]{16,80}"),
    ("twilio_key", ("sk", "ac"), 34, r"\b(?:SK|AC)[0-9a-f]{32}\b"),
    ("telegram_token", (":aa",), 41, r"\b\d{8,10}:AA[\w-]{30,40}"),
    ("discord_token", (".",), 59, r"\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,45}\b"),
    ("azure_key", ("accountkey=", "sharedaccesskey="), 31,
     r"(?i:Account|SharedAccess)Key=[\w+/=]{20,120}"),
    ("vendor_key",
     ("gsk_", "xai-", "pplx-", "r8_", "dapi", "shpat_", "shpss_", "lin_api_", "secret_", "ntn_",
      "pmak-", "key-", "nrak-", "figd_", "dop_v1_", "hvs.", "sbp_", "tvly-", "sq0", "kb_", "nvapi-",
      "dckr_pat_", "glsa_", "glc_", "sntrys_", "sntryu_", "rpa_", "lsv2_", "pcsk_", "dp.pt.",
      "dp.st.", "atatt3", "eaa"), 23,
     r"\b(?:gsk_|xai-|pplx-|r8_|dapi|shp(?:at|ss)_|lin_api_|secret_|ntn_|PMAK-|NRAK-|figd_|dop_v1_"
     r"|hvs\.|sbp_|tvly-|sq0[a-z]{3}-|kb_|nvapi-|dckr_pat_|gl(?:sa|c)_|sntry[su]_|rpa_|lsv2_|pcsk_"
     r"|dp\.[ps]t\.|ATATT3|EAA(?=[A-Z])(?=\w{0,60}[a-z]))(?=[\w-]{0,200}\d)[\w-]{20,200}"
     r"|\bkey-[0-9a-f]{32}\b"),
    ("connection_string", ("://",), 6, r"(?<=://)[^\s:/@]{0,100}:[^\s@/]{1,200}(?=@)"),
)  # fmt: skip

_ACCEPTS = {"openai_key": _has_a_random_part}
"""Reason → what tells a key from a name that begins like one."""

SHAPES: tuple[Rule, ...] = tuple(
    Rule(
        reason,
        hints,
        LatePattern(pattern),
        _ACCEPTS.get(reason, lambda match: True),
        least_width=width,
    )
    for reason, hints, width, pattern in _SHAPES
)
"""The rules, told by nothing but the secret itself."""
