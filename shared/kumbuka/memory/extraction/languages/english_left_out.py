"""English that leaves out "I am" or "it is" before what is used, decided or wanted."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import EPISODIC, NOT_TONIGHT, OF_USER, frame
from kumbuka.memory.extraction.languages.english_words import JOBS, LASTING, TOOLS
from kumbuka.memory.extraction.table import Frame

_SYSTEMS = r"(?:linux|ubuntu|debian|fedora|arch|nixos|windows|mac ?os|android|ios|mint|freebsd)"
_OF_CODE = (
    r"(?!(?:loop|list|dict|dictionary|function|class|variable|regex|string|array|lambda|tuple|map"
    r"|method|query|script|number|name|title|date|time|place|plan|winner|price|random|whim|truce"
    r"|compromise|different|friend|bike|walk|run|train|bus|group|bang|smile)\b)"
)
ON_A_SYSTEM = (
    rf"(?:running (?:{TOOLS})\b|on {_SYSTEMS} (?:\d|here\b))(?![^,;]*\b(?:this|the|your)\b)"
)
"""Begins what somebody works on, as they begin to ask about it."""

LEFT_OUT_FRAMES: tuple[Frame, ...] = (
    frame("running", rf"running (?P<object>(?:{TOOLS})\b(?: \d[\d.]*)?)(?=$|[,.;!]| (?:here|on an?"
          r"|on my|and|with|btw)\b).*", "tool", **OF_USER),
    frame("on", rf"on (?P<object>{_SYSTEMS}(?: \d[\d.]*)?)(?=$|[,.;!]| (?:here|and|with|btw)\b).*",
          "tool", **OF_USER),
    frame("went gone going decided settled agreed opted chose chosen have 've 're 'm am",
          rf"{NOT_TONIGHT}(?:(?:have|['’]?ve|['’]re|['’]m|am|are) )?(?:finally |just )*(?:went|gone"
          r"|going|decided|settled|agreed|opted|chose|chosen)(?: (?:to go|to use|with|on|for"
          r"|with))*"
          rf" an? (?P<object>{_OF_CODE}(?!\w+ing\b)[a-z][\w-]{{4,}})(?=$|[.,;!]| (?:for (?:our"
          rf"|my|the)|in"
          r" the end|over|instead|because|rather)\b).*", "decision", confidence=0.8, **OF_USER,
          **EPISODIC),
    frame("went gone have 've", rf"{NOT_TONIGHT}(?:(?:have|['’]?ve) )?(?:gone|went) for "
          rf"(?P<object>(?:the|our|"
          r"(?-i:[A-Z]))(?! (?:win|walk|run|ride|swim|drink|meal|bus|train|interview|kill|throat"
          r"|record|day"
          r"|first|weekend|night|exam|interview|job)\b)\S*.*)",
          "decision", confidence=0.8, **OF_USER, **EPISODIC),
    frame("'re 'm are am", rf"(?:['’]re|['’]m|are|am) (?P<negated>not )(?:going to (?:use|adopt"
          rf"|buy|renew|switch to"
          rf"|migrate to)|renewing|buying|adopting|(?:moving|switching|migrating|upgrading"
          rf"|relocating)"
          rf" to|selling|extending|hiring) {LASTING}(?P<object>(?!it\b|this|that|any "
          rf"?more|you\b)\S.*)",
          "decision", **OF_USER, **EPISODIC),
    frame("'re 'm are am", rf"(?:['’]re|['’]m|are|am) (?:dropping|ending|ditching|scrapping"
          rf"|retiring) {LASTING}"
          r"(?P<object>(?:support for|our|my) (?!it\b|this|that|kids"
          r"|ball)\S.*)", "decision", polarity="-",
          **OF_USER, **EPISODIC),
    frame("don't do dont", r"(?:don['’]?t|do not) have (?:any )?(?P<object>kids|children)(?: yet"
          r"| myself)?(?=$|[,.;!]"
          r"| (?:so|and|but)\b).*", "identity", attribute="children", polarity="-", **OF_USER),
    frame("was were", r"(?:was|were) born in (?P<object>(?:january|february|march|april|may|june"
          r"|july|august"
          r"|september|october|november|december|(?:the )?(?:spring|summer|autumn|winter) "
          r"of)\b(?: \d{4})?)(?=$"
          r"|[,.;!]| (?:and|but|so)\b).*", "identity", attribute="birthday"),
    frame("have 've has", r"(?:have|['’]?ve(?: got)?|has) an? (?:(?:strong|slight|clear|definite"
          r"|marked|mild) )?preference for"
          r" (?P<object>(?!this|that|it\b|one\b)\S.*)", "preference"),
    frame("skip skips", r"(?P<object>skips? (?:breakfast|lunch|dinner|meals))(?=$|[,.;!]| (?:and"
          r"|but|so|most|on|every"
          r"|because|these)\b).*", "pattern"),
    frame("would 'd describe call consider", r"(?:(?:would|['’]d) )?(?:describe|call|consider) "
          r"myself (?:as )?(?:to be )?"
          r"(?P<object>an? (?!bit|little|failure"
          r"|lucky)\S.*)", "identity", attribute="trait/", **OF_USER),
    frame("'m am", r"(?:['’]?m|am) (?P<object>(?:bi|tri|multi)lingual)(?=[.!]*$|,| "
          r"and\b).*", "identity",
          attribute="trait/", **OF_USER),
    frame("'m am preparing", r"(?:(?:['’]?m|am) )?(?:currently |now )?(?:preparing|prepping) "
          r"for (?P<object>(?:the|my) [^,;.]{2,40}?\b"
          r"(?:exams?|bar|finals|boards|certification|viva|marathon|thesis "
          r"defen[cs]e))\b.*", "identity",
          attribute="studying_for", **OF_USER),
    frame("opted went gone have 've", rf"{NOT_TONIGHT}(?:(?:have|['’]?ve) )?(?:finally |just "
          rf")?(?:opted for|(?:went|gone) with)"
          r" (?P<object>(?-i:[A-Z])[\w.+#'’-]*(?: (?-i:[A-Z\d])[\w.+#'’-]*)*)(?:,? (?:instead of"
          r"|over|rather than|not)"
          r" (?P<old>(?-i:[A-Z])[\w.+#'’ -]*))?[.!]*$", "decision", **OF_USER, **EPISODIC),
    frame("opted", rf"{NOT_TONIGHT}opted for (?P<object>(?!it\b|this|that"
          rf"|an?\b)\S.*)", "decision", **OF_USER,
          **EPISODIC),
    frame("have has 've got", r"(?:have|has|['’]?ve(?: got)?|got) (?P<object>an? (?:(?:small"
          r"|little|young|fussy|teething|tiny) )?"
          r"(?:toddler|newborn|teenager|preschooler|infant|baby))(?=$|[,.;!]| (?:and|so|but|at "
          r"home|who|now)\b).*",
          "identity", attribute="children", **OF_USER),
    frame("'m am", r"(?:['’]?m|am) the (?:proud |happy )*owner of (?P<object>(?:an?|two|three) "
          r"(?:[\w-]+ ){0,2}?(?:dogs?|cats?"
          r"|retriever|parrot|tortoise|rabbit|horse|pony|hamster|greyhound|labrador|puppy"
          r"|kitten))(?=$|[,.;!]| (?:and"
          r"|called|named)\b).*", "identity", attribute="pet/", **OF_USER),
)  # fmt: skip
"""Of what follows the user, said or left out."""

LEFT_OUT_CLAUSES: tuple[Frame, ...] = (
    frame("the our my final", r"(?:(?:the|our|my) )?(?:final |team['’]s )?(?:decision|verdict"
          r"|final choice) (?:is|was)(?: that)?"
          r" (?:to )?(?P<object>(?:(?:use|move|switch|go|keep|drop|hire|buy|sell|start|stop|stay"
          r"|adopt|migrate|launch"
          r"|release|rewrite|merge|postpone|cancel) |(?=we\b|i\b|(?-i:[A-Z])))(?!it\b|this"
          r"|that)\S.*)", "decision", **EPISODIC),
    frame("team the we all", r"(?:the |our )?(?:team|we|we all|all)(?: have| has)? (?:agreed"
          r"|decided)(?: that)?: (?P<object>\S.*)",
          "decision", **EPISODIC),
    frame("metric imperial celsius british american", r"(?P<object>(?:metric|imperial)(?: "
          r"units)?|celsius|(?:british|american)"
          r" (?:english|spelling)),? (?:only,? )?(?:please|pls|plz|only)(?=$"
          r"|[,.;!]).*", "instruction"),
    frame("my", r"my (?:(?:strong|clear|personal|general) )?preference is (?:always )?(?:for|to "
          r"have) (?P<object>(?!this|that|the (?:first"
          r"|second|latter|former))\S.*)", "preference"),
    frame("it's it its", rf"it(?:['’]?s| is) (?:my|our) (?:habit|routine|custom|ritual) "
          rf"to {LASTING}(?P<object>[a-z]\S*.*)",
          "pattern"),
    frame("for", rf"for (?:breakfast|lunch|dinner|supper),? (?:i|we) (?:(?:usually|always|mostly"
          rf"|normally) )?(?P<object>(?:have|eat"
          rf"|drink|make|cook) {LASTING}(?!to\b|had|been|this|that)\S.*)", "pattern"),
    frame("breakfast lunch dinner supper", rf"(?P<thing>breakfast|lunch|dinner|supper) (?:is"
          rf"|['’]s) (?:usually|always|mostly"
          rf"|normally) {LASTING}(?P<object>(?!ready|late|over)[a-z]\S*.*)", "pattern"),
    frame("", rf"(?P<object>(?!(?:an?|the|my|our|your|any|is|no|one|that|this|what)\b)(?:[\w-]+ "
          rf"){{0,2}}?(?:{JOBS})) (?:here|by (?:trade|profession|training|day))"
          r"(?=[,.!]|$| (?:and|so|with|trying|looking|in "
          r"(?-i:[A-Z]))\b).*", "identity", attribute="job", confidence=0.8,
          needs=(" here", " by ")),
)  # fmt: skip
"""Whole clauses."""
