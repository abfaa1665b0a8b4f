"""English clauses that need no subject before their verb: imperatives and "my … is …"."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import (
    EPISODIC,
    NAME,
    NOT_TONIGHT,
    OBJECT,
    frame,
    pattern,
)
from kumbuka.memory.extraction.languages.english_words import ATTRIBUTE_NAMES, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame

_IMPERATIVE = r"(?:answer|reply|respond|speak|talk|write)"
_ANSWERS = r"(?:answers?|replies|responses?|explanations?|messages)"
CLAUSE_FRAMES: tuple[Frame, ...] = (
    frame("my our", r"(?:my|our) (?:least|worst|most hated) fav(?:ou?rite"
          r"|e) [a-z][a-z -]{1,30}? (?:is|are|has to be)"
          rf" {OBJECT}", "preference", polarity="-"),
    frame("my our favourite favorite fav fave", r"(?:(?:my|our) )?(?:(?:new|current|all[- ]time"
          r"|absolute|personal|number one|top|biggest|one|(?!least|worst|second"
          r"|third)\w+) ){0,3}?fav(?:ou?rite|e)?s?"
          r" (?P<attribute>(?!of\b|one\b|part\b|bit\b|line\b)\w[\w -]{1,40}?)(?:(?: is| are|['’]s"
          r"| was| would(?: have to)? be|['’]d be| has(?: got)? to be| has always been| must be"
          r"| remains|'d have to be)(?: probably| definitely| still| now| always| by far|,)*|:|\?"
          r"| =) "
          rf"{OBJECT}", "favourite"),
    frame("my our", r"(?:my|our) (?:number one|no\.? ?1"
          r"|top) (?P<attribute>[a-z][a-z -]{1,30}?) (?:is"
          rf"|are|has to be) {OBJECT}", "favourite"),
    frame("my our", rf"(?:my|our) fav(?:ou?rite|e)?s (?:are|would be) {OBJECT}", "preference"),
    frame("of", r"of (?:all|the) (?P<attribute>[a-z]+),? (?P<object>\S.{0,40}?) (?:is|are) my"
          r" fav(?:ou?rite|e)\b.*", "favourite"),
    Frame((), pattern(r"(?P<object>(?!what|which|who|is\b|this|that|it\b"
       r"|it's)[\w\ue000\"][^,;:]{0,60}?)(?: is| are|['’]s) (?:now )?my (?:new |current "
       r"|all-time )?"
                  r"fav(?:ou?rite|e)? (?P<attribute>(?!of\b|one\b"
                  r"|part\b)\w[\w -]{1,40}?)(?= now\b| these days| ever\b"
                  r"| of all time| tbh| rn|[!,]|\.?$)"), "favourite",
                  needs=("favorite", "favourite", "my fav", "all-time fav", "new fav")),
    frame("my our", rf"(?:my|our) (?P<attribute>[a-z][a-z -]{{1,30}}?)['’]s name(?: is"
          rf"|['’]s) {NAME}",
          "identity"),
    frame("my", rf"my (?:(?:first|full|last|real) )?name(?:['’]s| is) (?!pronounced)(?:spelled "
          rf"|spelt |actually )*{OBJECT}", "identity",
       attribute="name"),
    frame("my", r"my (?:\w+ )?name is pronounced (?P<object>(?!wrong|differently|incorrectly"
          r"|badly)\S.*)",
    "identity", attribute="pronunciation"),
    frame("call", r"call me (?P<object>(?!when|if|back|a\b|an\b|crazy|at\b|later|tomorrow|maybe"
          r"|old-fashioned)\S.*)",
       "identity", attribute="name"),
    frame("you u ya", r"(?:you|u|ya) (?:can|may|should) (?:just )?call me (?P<object>(?!when|if"
          r"|back|at\b)\S.*)",
       "identity",
       attribute="name"),
    frame("my", rf"my (?P<attribute>{RELATION_NAMES})(?:['’]?s name is| is (?:called|named)|['’]s"
       rf" called) {NAME}", "identity"),
    frame("my", rf"my (?P<attribute>{ATTRIBUTE_NAMES})(?:['’]s| is| are) (?:now |actually "
          rf"|currently )*"
       r"(?!(?:pronounced|dead|low|full|charging|dying|gone|ringing|off|out|at \d+|in the (?!\d)"
       r"|in for|at the|stolen"
       r"|lost|missing|late|early|soon|today|tomorrow|next|coming)\b)(?:on |in )?"
       r"(?P<object>(?!not\b|too\b|broken|slow|wrong|shutting|downsizing|failing|running|hanging"
       r"|crashing|pending|throwing|timing|taking|using|down\b|to\b|being|hiring|closing|merging"
       r"|\w+ing (?:an?|the|my|too)\b|very\b|so\b|missing)\S.*)",
       "identity"),
    frame("let's let lets", rf"let(?:['’]?s| us) (?:use|go with|stick with|adopt) {OBJECT}",
       "decision",
       **EPISODIC),
    frame("we the our", rf"{NOT_TONIGHT}(?:we|the team|our team)(?: has| have|['’]s"
          rf"|['’]?ve)? (?:finally "
          r"|just )?(?:decided|agreed|chose|picked|settled(?! (?:in|down|near|up|into)\b))(?:"
       r" (?P<negated>not|against))?(?: (?:to(?! (?:disagree|meet|talk|see|wait|differ|split))"
       r"|on|for|that))?"
       rf"(?: (?:use|using|go with|going with|adopt|adopting))? {OBJECT}", "decision", **EPISODIC),
    frame("every on", r"(?:every (?:\w+ )?(?:day|morning|evening|night|week|weekend|month|year"
       r"|monday|tuesday|wednesday"
       r"|thursday|friday|saturday|sunday)|on (?:\w+day|weekday|weekend)s),? (?:i|we)"
       r" (?P<object>\S.*)", "pattern"),
    frame("my", r"my (?:main |biggest |big )?goal is (?:to )?(?!.*\b(?:this|today|tonight"
          r"|here)\b)(?P<object>\S.*)", "identity",
       attribute="goal"),
    frame("remember", r"remember to (?:always|(?P<negated>never)) (?P<object>\S.*)", "instruction"),
    frame("always never from in going", r"(?:(?:from now on|in (?:the )?future|going forward),?"
       r" )?(?:please )?(?:always|(?P<negated>never|don['’]?t"
       r"|do not)) (?P<object>(?!mind|worry|heard|seen|said|got|been|done|i\b|been|had|the\b|nice"
       r"|good|great|look on|fails|works|happens"
       r"|say never|in\b|on\b|at\b|liked|loved|hated|wanted|enjoyed|thought|knew|saw|went|had"
       r"|a\b)[a-z]+ \S.*)", "instruction"),
    frame("from in going whenever", r"(?:from now on|in (?:the )?future|going forward|from here"
       r" on)[,:]? (?:please )?"
       r"(?:you (?:should |can |must )?)?(?P<object>(?!i\b|we\b|my\b|you\b|the\b|it\b)[a-z]+"
       r" \S.*)", "instruction"),
    frame("answer reply respond speak talk write", rf"(?P<object>{_IMPERATIVE} (?:to me |me"
       rf" )?(?:only |always )?(?:in "
       r"(?:(?!json|yaml|xml|csv|html|sql|markdown|one\b|the\b|this)[A-Z]\w+|bullet points|plain"
       r" \w+|short sentences|simple \w+|full sentences)|briefly|concisely|shortly|formally"
       r"|informally|in detail)\b.*)", "instruction"),
    frame("keep make keeping making", rf"(?P<object>(?:(?:keep|keeping)|make(?! the)"
          rf"|making) (?:your |all |the )*{_ANSWERS} (?!.*\bfor this\b).*)",
       "instruction"),
    frame("be", r"(?P<object>be (?:more )?(?:brief|concise|direct|formal|informal|succinct|blunt"
       r"|honest|detailed) .*"
       rf"(?:{_ANSWERS}|with me|always).*)", "instruction"),
    frame("use give prefer", r"(?P<object>use (?!.* (?:for|in) (?:this|the|that|my)\b"
          r"|.*\bbelow)(?:metric|imperial|celsius|fahrenheit|24[- ]hour"
       r"|bullet points|simple language"
       r"|british|american|plain english|formal|informal)\b.*)", "instruction"),
    frame("don't do no stop avoid", r"(?:(?P<negated>don['’]?t|do not|no|stop|avoid) (?:use |using"
       r" )?)(?!.* (?:in|for) (?:this|the|my)\b)(?P<object>emojis?|bullet points|jargon"
       r"|tables|headings|lists|slang|acronyms|abbreviations|markdown|small talk|em dashes"
       r"|exclamation marks)\b.*", "instruction"),
)  # fmt: skip
