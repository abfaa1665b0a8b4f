"""Instructions to the model that come dressed as something to remember.

A memory is shown to a model in every later conversation, so a sentence that tells the model to
drop its rules must not become one. Wishes about answers ("please answer in Spanish") and talk
about prompts ("my team reviews system prompt designs") are no attack. One table per language;
every gap in a pattern is bounded, so the time is linear in the text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AttackTable:
    """What attacks look like in one language, matched against lower-case NFKC text."""

    hints: tuple[str, ...]
    """One of them stands in every text that the pattern can match."""
    pattern: re.Pattern[str]
    also: tuple[str, ...] = ("",)
    """One of these stands there too."""

    def matches(self, folded: str) -> bool:
        return (
            any(hint in folded for hint in self.hints)
            and any(hint in folded for hint in self.also)
            and self.pattern.search(folded) is not None
        )


_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]")


def is_instruction_to_model(text: str) -> bool:
    """Whether the text tries to command the model itself rather than tell of its user."""
    folded = _INVISIBLE.sub("", unicodedata.normalize("NFKC", text)).lower()
    return any(table.matches(folded) for table in ATTACKS.values())


def _table(hints: str, *patterns: str, also: tuple[str, ...] = ("",)) -> AttackTable:
    pattern = re.compile("|".join(f"(?:{p})" for p in patterns))
    return AttackTable(tuple(hints.split()), pattern, also)


_START = r"(?:^|[.!?;:,\n>\"'(-]|\b(?:and|then|please|now|must|should|to|that you|you|can you))\s*"
_DROP = (
    r"\b(?:ignore|disregard|forget|override|overrule|bypass|discard|neglect|circumvent|violate"
    r"|abandon|delete|erase|do not follow|don't follow|stop following|pay no attention to)\b"
)
_EARLIER = (
    r"(?:previous|prior|above|preceding|earlier|past|former|foregoing|existing|initial|original"
    r"|system|safety|current|developer|built-in|default|old)"
)
_RULES = (
    r"(?:instructions?|prompts?|rules|directions|directives?|guidelines?|guardrails?|commands?"
    r"|constraints?|polic(?:y|ies)|restrictions?|safeguards?|programming|training|filters?"
    r"|messages?|orders|context|conversation)"
)
_OF = r"(?:\s+(?:all|any|every|each|of|the|your|my|its|our|these|those|and|other|such)){0,5}"
_PROMPT = (
    r"(?:system|initial|hidden|original|secret|internal|developer|full|pre-?)[\s-]?"
    r"(?:prompts?|instructions?|messages?|rules|guidelines)"
)

_ENGLISH_TARGETS = (
    *("instruct", "prompt", "rules", "direct", "guideline", "guardrail", "command", "constraint"),
    *("polic", "restrict", "safeguard", "programming", "training", "filter", "messages", "orders"),
    *(
        "context",
        "conversation",
        "above",
        "everything",
        "anything",
        "whatever",
        "are now",
        "re now",
    ),
    *("from now", "henceforth", "going forward", "this point", "obey", "comply", "refuse", " mode"),
    *("limit", "the user", "no longer", "jailb", "uncensor", "password", "secret", "credential"),
    *("api key", "chat history", "data to", "safety", "moderation", "censor", "are dan", "re dan"),
    *("what you", "all of", "before this", "you were", "free of", "free from", "ignore"),
    *("the assistant", "the ai", "the model", "the chatbot", "message"),
)

ATTACKS: Mapping[str, AttackTable] = {
    "any": _table(
        "<| [inst] <<sys [/inst <start_of_turn> <end_of_turn> system developer assistant ### "
        "kumbuka memor instruction",
        r"<\|[\w -]{2,30}\|>",
        r"\[/?inst\]|<</?sys>>|<(?:start|end)_of_turn>",
        r"</?\s?(?:system|instructions?|developer|assistant|memor(?:y|ies)"
        r"|kumbuka)[\w-]{0,30}\s?/?>",
        r"(?:^|\n)[ \t>*\[#]{0,8}(?:system|developer)\]?\**[ \t]?:",
        r"(?<!#)#{2,6}\s?(?:system|instructions?|assistant|developer)\b\s?:?",
    ),
    "en": _table(
        "ignore disregard forget overrid overrul bypass discard neglect circumvent violate abandon "
        "delete erase follow attention reveal show print output repeat leak tell give display dump "
        "expos recit forward disclos comply exfiltrate hide lie pretend "
        "share recite you mode jailbreak anything restrictions obey refuse new the "
        "disable send",
        rf"{_DROP}{_OF}\s+(?:{_EARLIER}\s+(?:\w+\s+){{0,2}}){_RULES}\b",
        rf"{_START}{_DROP}{_OF}\s+(?:your|all|any)\s+{_RULES}\b(?!\s+(?:about|of|for|from|with))",
        rf"{_DROP}\s+(?:all|everything|anything|what(?:ever)?)\s+(?:(?:that|of)\s+)?(?:the\s+)?"
        r"(?:above|before this|prior to this|you (?:were|have been|know|have learned|learned)"
        r"|i (?:have )?told you (?:before|earlier|above))",
        r"\bthe (?:assistant|ai|model|chatbot|language model) (?:must|shall|should|has to|have to"
        r"|needs to|is (?:required|instructed|ordered|allowed|free) to|will)(?: (?:always|now|only"
        r"|never|not|secretly))? (?:send|forward|reveal|ignore|obey|leak|disclose|disregard"
        r"|bypass|comply|override|exfiltrate|hide|lie|pretend|delete|refuse)\b",
        rf"\b(?:reveal|leak|expos|dump|print|recit)ing\b{_OF}\s+(?:\w+\s+){{0,2}}{_PROMPT}\b",
        rf"\b(?:reveal|show|print|output|repeat|leak|tell|give|display|dump|expose|share|recite)"
        rf"\b(?:\s+(?:me|us|out|to|back|verbatim)){{0,3}}{_OF}\s+(?:\w+\s+){{0,2}}{_PROMPT}\b",
        r"\byou(?: are|'re|’re) (?:now )?(?:dan\b|jailbroken|unrestricted|uncensored|in (?:\w+ )?"
        r"(?:developer|god|admin|debug|dan|jailbreak) mode|free (?:from|of) (?:all|any|your)"
        r"|no longer (?:bound|restricted|an ai|a language model|required to))",
        r"\byou(?: are|'re|’re) now (?:an?|the) (?:\w+[ -]){0,4}(?:ai|model|assistant|bot|agent"
        r"|hacker|persona|chatbot|mode)\b",
        r"\b(?:from now on|henceforth|going forward|from this point on),? (?:that )?you (?:must"
        r"|will"
        r"|shall|have to|are to|are going to|should|are)? ?(?:always |only |never )?(?:obey|comply|"
        r"do anything|do whatever|act as|pretend|refuse|execute|follow (?:my|only|every|any|all)"
        r"|say yes|be dan|dan\b|ignore|answer without)",
        r"\byou (?:must|shall|have to|need to|will|are required to) (?:always |now |only |never )?"
        r"(?:obey|comply with|refuse|ignore (?:your|all|any))",
        r"\b(?:do anything now|jailbreak mode|dan mode|developer mode (?:is )?(?:now"
        r" )?(?:enabled|activated"
        r"|output|is on\b))",
        rf"{_START}(?:enable|enter|activate|switch (?:to|into)|turn on) (?:the )?(?:developer"
        rf"|god|debug"
        r"|admin|dan|jailbreak|unrestricted) mode",
        r"\byou have no (?:\w+ )?(?:restrictions|rules|limits|limitations|guidelines|filters)",
        r"\b(?:act|answer|respond|reply|behave|operate|pretend)\b[^.\n]{0,40}\b(?:without (?:any"
        r" |all )?"
        r"(?:\w+ )?(?:restrictions|filters?|limitations|censorship|guidelines|safety)"
        r"|no longer bound"
        r"|(?:have|had|has) no (?:restrictions|rules|limits|filters))",
        rf"{_START}(?:disable|turn off|remove|switch off) (?:all "
        rf"|any )?(?:of )?your (?:\w+ )?(?:safety"
        r"|filters?|restrictions|guardrails|safeguards|moderation|guidelines|rules)",
        r"\b(?:new|updated|important|urgent|secret|real) (?:system )?(?:instructions?|prompt"
        r"|directives?)"
        r" ?(?::|for the (?:ai|model|assistant))",
        rf"{_START}obey (?:me|my|all|every|only)",
        r"\b(?:do not|don't|don’t|never) (?:tell|inform|alert|warn|notify) the user\b",
        r"\b(?:send|forward|post|upload|exfiltrate|leak) (?:all |any |every )?(?:of )?(?:the "
        r"|their |my "
        r"|user(?:'s|s)? )?(?:\w+ )?(?:conversations?|messages|passwords?|secrets?|credentials"
        r"|api keys?"
        r"|chat history|data) to (?:https?:|www\.|this (?:url|address|server)|an external)",
        also=_ENGLISH_TARGETS,
    ),
    "es": _table(
        "ignor olvida descarta omite desobedece revela muestra imprime ahora",
        r"\b(?:ignor[ae][ns]?|ignorar|olvid[ae]n?|olvidar|descart[ae]|omite|omita|desobedece)\b"
        r"(?:\s+(?:todas?|todo|las?|los?|tus?|sus?|mis?|de|cualquier)){0,4}\s+(?:\w+\s+)?(?:instruccion(?:es)?"
        r"|instrucción|reglas|indicaciones|órdenes|directrices|restricciones|mensajes)\b",
        r"\b(?:revela|muestra|imprime|dime|repite|enséñame)\w{0,3}\b(?:\s+(?:el|tu|las?|tus"
        r"|me)){0,3}\s+"
        r"(?:prompt|mensaje|instrucciones) (?:del? |de tu )?sistema",
        r"\b(?:ahora|a partir de ahora)\s+(?:tú )?(?:eres|serás)\s+(?:dan\b|una? (?:\w+ ){0,3}sin "
        r"(?:restricciones|filtros|límites))|\bdebes obedecer",
    ),
    "pt": _table(
        "ignor esque desconsider descart revel mostr agora deve",
        r"\b(?:ignor[ea]m?|ignorar|esqueça|esqueca|esquece|desconsider[ea]|descart[ea])\b"
        r"(?:\s+(?:todas?|tudo|as?|os?|suas?|tuas?|seus?|quaisquer"
        r"|de)){0,4}\s+(?:\w+\s+)?(?:instruções"
        r"|instrucoes|instrução|regras|ordens|diretrizes|restrições|orientações|mensagens)\b",
        r"\b(?:revel[ea]|mostr[ea]|imprim[ae]|diga|repita|exiba)\b(?:-me)?(?:\s+(?:o|seu|teu|as?"
        r"|suas)){0,3}"
        r"\s+(?:prompt|mensagem|instruções) (?:do |de )?sistema",
        r"\b(?:agora|a partir de agora)\s+(?:você|voce|tu)\s+(?:é|és|será)\s+(?:o )?(?:dan\b|uma? "
        r"(?:\w+ ){0,3}sem (?:restrições|filtros|limites))|\bvocê deve obedecer",
    ),
    "fr": _table(
        "ignor oubli tiens tenez révèle montre affiche désormais maintenant dois",
        r"\b(?:ignore[zr]?|oublie[zr]?|ne (?:tiens|tenez) (?:pas|plus) compte(?: de| des)?)\b"
        r"(?:\s+(?:toutes?|tous|tout|les|tes|vos|des|mes|de)){1,4}\s+(?:\w+\s+)?(?:instructions?"
        r"|consignes"
        r"|règles|directives|ordres|restrictions)\b",
        r"\b(?:révèle|révélez|montre|montrez|affiche|affichez|répète"
        r"|donne)\b(?:-moi)?(?:\s+(?:le|ton|votre|les"
        r"|tes)){0,2}\s+(?:prompt|message|instructions) (?:du )?système",
        r"\b(?:tu es|vous êtes) (?:maintenant|désormais) (?:dan\b|une? (?:\w+ ){0,3}sans "
        r"(?:restrictions?|filtres?|limites?))|\btu dois (?:m')?obéir",
    ),
    "de": _table(
        "ignorier vergiss vergesst missacht übergeh zeig verrat gib jetzt musst",
        r"\b(?:ignorier(?:e|en|t)?|vergiss|vergesst|missachte|übergehe|verwirf)\b"
        r"(?:\s+(?:alle|alles|sämtliche|die|deine|ihre|meine"
        r"|jegliche)){0,4}\s+(?:\w+\s+)?(?:anweisung(?:en)?"
        r"|instruktionen|regeln|befehle|vorgaben|richtlinien|einschränkungen)\b",
        r"\b(?:zeige?|verrate?|gib|nenne|wiederhole)\b(?:\s+(?:mir|den|deinen|die|deine"
        r"|das)){0,3}\s+"
        r"(?:system-?\s?prompt|systemnachricht|systemanweisung(?:en)?)",
        r"\bdu bist (?:jetzt|nun|ab jetzt) (?:dan\b|ein\w* (?:\w+ ){0,3}ohne (?:einschränkungen"
        r"|filter|regeln))"
        r"|\bdu musst (?:mir )?gehorchen",
    ),
    "id": _table(
        "abaikan lupakan hiraukan tampilkan tunjukkan ungkapkan kamu anda",
        r"\b(?:abaikan|lupakan|jangan hiraukan|hiraukan)\b(?:\s+(?:semua|segala"
        r"|seluruh)){0,2}\s+(?:\w+\s+)?"
        r"(?:instruksi|perintah|aturan|arahan|petunjuk|batasan)\b",
        r"\b(?:tampilkan|tunjukkan|ungkapkan|bocorkan|ulangi)\b(?:\s+\w+)?\s+(?:prompt|pesan"
        r"|instruksi) sistem",
        r"\b(?:kamu|anda) (?:sekarang )?(?:adalah dan\b|harus (?:patuh|menuruti))",
    ),
    "sw": _table(
        "puuza sahau usifuate onyesha sasa lazima",
        r"\b(?:puuza|yapuuze|sahau|usifuate)\b(?:\s+\w+){0,2}\s+(?:maagizo|maelekezo|amri|sheria"
        r"|kanuni)\b"
        r"|\b(?:puuza|sahau|usifuate)\s+(?:maagizo|maelekezo|amri|sheria|kanuni)\b",
        r"\bonyesha\b(?:\s+\w+){0,2}\s+(?:maagizo|maelekezo) ya mfumo|\b(?:sasa )?wewe ni dan\b"
        r"|\blazima (?:unitii|utii)\b",
    ),
    "zh": _table(
        "忽略 无视 無視 忘记 忘掉 忘記 不要理会 不要遵守 系统 系統 你现在 必须服从",
        r"(?:忽略|无视|無視|忘记|忘掉|忘記|不要理会|不要遵守)[^。！？\n]{0,8}(?:之前|以上|上面|先前|前面|所有|全部"
        r"|一切|你的)[^。！？\n]{0,8}(?:指令|指示|提示|规则|規則|要求|命令|限制|设定)",
        r"(?:显示|透露|泄露|输出|告诉我|说出|公开|打印)[^。！？\n]{0,8}(?:系统|系統)(?:提示|指令|消息)",
        r"你现在是[^。！？\n]{0,10}(?:dan|没有限制|不受限制|越狱)|必须服从",
    ),
}
"""By ISO 639-1 code; `any` holds the markup that needs no language."""
