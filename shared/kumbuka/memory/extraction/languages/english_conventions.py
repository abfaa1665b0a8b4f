"""English for the conventions that texts and code shall keep: spelling, indentation, citations,
how a letter ends, how much an explanation takes for granted."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import frame
from kumbuka.memory.extraction.letter_case import CaseBlind, case_blind
from kumbuka.memory.extraction.table import Frame

_END = r"(?=[.!]*$|,? (?:please|pls|plz|always|thanks|ok|from now on|going forward)\b)"
_STYLES = r"(?:the )?(?:apa|mla|chicago|harvard|ieee|vancouver|oscola|turabian|ama|bibtex)\b"
_WIDTH = r"(?:two|three|four|eight|[2348])[- ]spaces?|(?:hard |soft )?tabs"
_MAIL = r"(?:(?:all|any|each|every|my|our|of) )*(?:e-?mails?|letters|messages|texts|mails)"
_MAKE = r"(?:write|give|show|suggest|generate|produce|make|send|draft|propose|create)"

CONVENTION_CLAUSES: tuple[Frame, ...] = (
    frame("sign end close finish", rf"(?P<object>(?:sign|end|close|finish)(?: off)? {_MAIL}"
          rf" (?:off )?(?:as|with|by|using) \S.*)", "instruction", attribute="sign_off"),
    frame("use indent", rf"(?P<object>(?:use (?:{_WIDTH})(?: (?:for|as|per|to) indent\w*"
          rf"| indent\w*)|indent (?:(?:all |my |the )?(?:code|everything|blocks) )?"
          rf"(?:with|using|by) (?:{_WIDTH})))(?=[.!]*$|,| (?:and|not|instead|rather|please)\b).*",
          "instruction", attribute="indentation"),
    frame("cite reference format use", rf"(?P<object>(?:cite|reference|format|use)"
          rf" (?:(?:all|any|my|the|every|your) )*(?:(?:everything|sources?|references|citations"
          rf"|bibliograph(?:y|ies)) )?(?:(?:in|as|using|with|per) )?{_STYLES}(?: style| format"
          rf"|[- ]style)?(?: (?:for|in) (?:(?:all|any|my|the|your) )*(?:citations?|references?"
          rf"|bibliograph(?:y|ies)|sources?))?){_END}.*", "instruction",
          attribute="citation_style"),
    frame("comment document test type annotate explain number date label name cite check test",
          rf"(?P<object>[a-z]+ (?:every|each|all(?: of)?|any)(?: the)? [^,;:?]{{2,40}}?"
          rf" (?:that )?you {_MAKE}(?: me)?){_END}.*", "instruction", needs=(" you ",)),
    frame("explain", r"(?P<object>explain (?:(?:things|everything|stuff|concepts|topics) )?(?:(?:at"
          r"|on) (?:an? |the )?(?!same|this|that)[\w'’-]+(?: [\w'’-]+)? level|(?:simply|in simple"
          rf" terms|in plain english))(?: to me)?){_END}.*", "instruction",
          attribute="explanation_level"),
    frame("henceforth henceforward hereafter", r"(?:henceforth|henceforward|hereafter),? "
          r"(?:please |always )*(?P<object>(?:answer|reply|respond|write|speak|talk|use|give|keep"
          r"|call|be|skip|avoid)\b \S.*)", "instruction", replaces=True),
)  # fmt: skip

CONVENTION_FRAMES: tuple[Frame, ...] = (
    frame("cite reference quote format", r"(?:cite|reference|format)s? (?:(?:everything|all|my"
          r"|our|the|sources?|references|citations) )*(?:in|using|with|per|by)"
          rf" (?P<object>{_STYLES}(?: style| format)?){_END}.*",
          "instruction", attribute="citation_style"),
    frame("use uses", r"uses? (?P<object>(?:two|three|four|eight|[2348])[- ]space indent\w*)\b.*",
          "instruction", attribute="indentation"),
    frame("indent", rf"indents? (?:(?:all |my |our |the )*(?:code|everything) )?(?:with|using|by)"
          rf" (?P<object>{_WIDTH}){_END}.*", "instruction", attribute="indentation"),
)  # fmt: skip
"""Of oneself: what holds for one's own texts holds for those that are written for one."""

CONVENTIONS: tuple[tuple[str, CaseBlind], ...] = (
    ("spelling", case_blind(
        r"\b(?:british|american|uk|us|canadian|australian)(?: english)? spellings?\b")),
    ("indentation", case_blind(r"\bindent\w*|\buse tabs\b|\btabs\b.*\bspaces\b")),
    ("citation_style", case_blind(
        rf"\b(?:cite|citations?|references?|bibliograph\w+)\b.*\b{_STYLES}"
        rf"|\b{_STYLES}.*\b(?:style|citations?|references?)\b")),
    ("explanation_level", case_blind(
        r"\bexplain\b.*(?:\blike (?:i['’]?m|i am|to)\b|\blevel\b|\bsimply\b|\bsimple terms\b)")),
)  # fmt: skip
"""Attributes of instructions about them."""
