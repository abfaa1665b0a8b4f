"""English clauses that need no subject before their verb: imperatives and "my … is …"."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import (
    EPISODIC,
    NAME,
    OBJECT,
    frame,
    pattern,
)
from kumbuka.memory.extraction.languages.english_words import ATTRIBUTE_NAMES, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_IMPERATIVE = r"(?:answer|reply|respond|speak|talk|write)"
_ANSWERS = r"(?:answers?|replies|responses?|explanations?|messages)"
CLAUSE_FRAMES: tuple[Frame, ...] = (
    frame("my our", r"(?:my|our) (?:new |current |all-time )?favou?rite"
       r" (?P<attribute>\w[\w -]{1,40}?)(?: is| are|['’]s| was| would be| has always been)"
       r" (?:now )?"
       rf"{OBJECT}", "favourite"),
    Frame((), pattern(r"(?P<object>(?!what|which|who|is\b|this|that|it\b"
       r"|it's)[\w\ue000\"][^,;:]{0,60}?) (?:is|are) (?:now )?my (?:new |current |all-time )?"
                  r"favou?rite (?P<attribute>\w[\w -]{1,40}?)(?= now\b| these days|[!,]"
                  r"|\.?$)"), "favourite",
                  needs=("favorite", "favourite")),
    frame("my", rf"my (?:(?:first|full|last|real) )?name(?:['’]s| is) {OBJECT}", "identity",
       attribute="name"),
    frame("call", r"call me (?P<object>(?!when|if|back|a\b|an\b|crazy|at\b|later|tomorrow)\S.*)",
       "identity", attribute="name"),
    frame("you", r"you (?:can|may|should) call me (?P<object>(?!when|if|back|at\b)\S.*)",
       "identity",
       attribute="name"),
    frame("my", rf"my (?P<attribute>{RELATION_NAMES})(?:['’]?s name is| is (?:called|named)|['’]s"
       rf" called) {NAME}", "identity"),
    frame("my", rf"my (?P<attribute>{ATTRIBUTE_NAMES})(?:['’]s| is| are) (?:now )?(?:on |in )?"
       r"(?P<object>(?!not\b|too\b|broken|slow|wrong|down\b|to\b|being|very\b|so\b|missing)\S.*)",
       "identity"),
    frame("let's let lets", rf"let(?:['’]?s| us) (?:use|go with|stick with|adopt) {OBJECT}",
       "decision",
       **EPISODIC),
    frame("we the", r"(?:we|the team|our team) (?:decided|agreed|chose|picked|settled)(?:"
       r" (?P<negated>not|against))?(?: (?:to|on|for))?"
       rf"(?: (?:use|using|go with|going with|adopt|adopting))? {OBJECT}", "decision", **EPISODIC),
    frame("every on", r"(?:every (?:\w+ )?(?:day|morning|evening|night|week|weekend|month|year"
       r"|monday|tuesday|wednesday"
       r"|thursday|friday|saturday|sunday)|on (?:\w+day|weekday|weekend)s),? (?:i|we)"
       r" (?P<object>\S.*)", "pattern"),
    frame("my", r"my (?:main |biggest |big )?goal is (?:to )?(?P<object>\S.*)", "identity",
       attribute="goal"),
    frame("remember", r"remember to (?:always|(?P<negated>never)) (?P<object>\S.*)", "instruction"),
    frame("to", r"to (?P<attribute>(?!.{0,50}\b(?:this|that|it|the (?:error|bug|issue|problem))\b)"
       r"[a-z][\w -]{1,50}?), (?P<object>(?:(?:you )?(?:first\b|run\b|start\b|begin\b|open\b)"
       r"|[a-z]+ .*\bthen\b).*)",
       "procedure", type=MemoryType.PROCEDURAL),
    frame("always never from in going", r"(?:(?:from now on|in (?:the )?future|going forward),?"
       r" )?(?:please )?(?:always|(?P<negated>never|don['’]t"
       r"|do not)) (?P<object>(?!mind|worry|heard|seen|said|got|been|done|i\b|been|had|the\b"
       r"|a\b)[a-z]+ \S.*)", "instruction"),
    frame("from in going whenever", r"(?:from now on|in (?:the )?future|going forward|from here"
       r" on)[,:]? (?:please )?"
       r"(?:you (?:should |can |must )?)?(?P<object>(?!i\b|we\b|my\b|you\b|the\b|it\b)[a-z]+"
       r" \S.*)", "instruction"),
    frame("answer reply respond speak talk write", rf"(?P<object>{_IMPERATIVE} (?:to me |me"
       rf" )?(?:only |always )?(?:in "
       r"(?:(?!json|yaml|xml|csv|html|sql|markdown|one\b|the\b|this)[A-Z]\w+|bullet points|plain"
       r" \w+|short sentences|simple \w+|full sentences)|briefly"
       r"|concisely|shortly|formally"
       r"|informally|in detail)\b.*)", "instruction"),
    frame("keep make", rf"(?P<object>(?:keep|make) (?:your |all |the )*{_ANSWERS} .*)",
       "instruction"),
    frame("be", r"(?P<object>be (?:more )?(?:brief|concise|direct|formal|informal|succinct|blunt"
       r"|honest|detailed) .*"
       rf"(?:{_ANSWERS}|with me|always).*)", "instruction"),
    frame("use give prefer", r"(?P<object>use (?:metric|imperial|celsius|fahrenheit|24[- ]hour"
       r"|bullet points|simple language"
       r"|british|american|plain english|formal|informal)\b.*)", "instruction"),
    frame("don't do no stop avoid", r"(?:(?P<negated>don['’]t|do not|no|stop|avoid) (?:use |using"
       r" )?)(?P<object>emojis?|bullet points|jargon"
       r"|markdown|small talk|em dashes|exclamation marks)\b.*", "instruction"),
)  # fmt: skip
