"""English for how something is done step by step."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import frame
from kumbuka.memory.extraction.table import Frame
from kumbuka.memory.model import MemoryType

_HOW_TO = {"type": MemoryType.PROCEDURAL}
_STEPS = (
    r"(?:first\b.*|(?:run|start|begin|open|turn|press|hold|unplug|go|log)\b.*|[a-z]+ .*\b(?:then"
    r"|after that|finally|afterwards)\b.*)"
)
_JOB_TO_DO = (
    r"(?P<attribute>(?!(?:be|do|sum|me|clarify|recap|answer|put|begin|start|conclude|elaborate|my"
    r"|this"
    r"|that|it|the|fix (?:it|this)|do (?:this|that|it)|summari[sz]e|you|him|her|us|them|date|err"
    r"|illustrate|reproduce|avoid|get (?:there|here))\b)(?![^,:]{0,50}\b(?:this|that|it"
    r"|the (?:error|bug|issue|problem))\b)[a-z][\w'’ -]{1,50}?)"
)
_ONE_AFTER_ANOTHER = r".*(?:, | and (?:then )?|\bthen\b).*"

PROCEDURE_CLAUSES: tuple[Frame, ...] = (
    frame("how", r"how (?:i|we) (?P<attribute>[a-z][\w'’ -]{1,40}?): (?P<object>[a-z].*(?:, "
          r"|\bthen\b).*)", "procedure", **_HOW_TO),
    frame("", r"(?!(?:(?:my|our|the) )?(?:it|this|that|error|song|story|joke|rhyme|message|output"
          r"|tune|melody)\b)(?:(?:my|our|the) )?"
          r"(?P<attribute>[a-z][\w -]{1,30}?) (?:works?|goes?|happens?"
          r"|is done|are done) like this"
          r"[:,] ?(?P<object>.*(?:, |\bthen\b).*)", "procedure", **_HOW_TO, needs=("like this",)),
    frame("when whenever", r"when(?:ever)? (?:we|i) (?P<attribute>[a-z][\w'’ -]{1,40}?),? (?:we|i"
          r"|you) (?:always )?"
          r"(?P<object>(?:first\b.*|[a-z]+ .*\bthen\b.*))", "procedure", **_HOW_TO, needs=("first",
          "then")),
    frame("to", rf"to {_JOB_TO_DO}(?:[,:] ?|,? (?=(?:you|we|i) ))(?:(?:you|we|i) (?:always |just "
          rf"|have"
          rf" to |need to |must |should |usually )*)?(?P<object>{_STEPS})", "procedure", **_HOW_TO),
    frame("our my the", r"(?:our|my|the) (?P<attribute>[a-z][\w'’ -]{1,40}?)(?: process| procedure"
          r"| workflow| routine| recipe| checklist| ritual| steps| sequence| flow"
          r"| method)?(?: (?:is|goes|works|"
          r"runs)(?: like this| as follows)?)?:(?=.*(?:, |then)) ?(?P<object>(?:first\b"
          r"|[a-z]+ ).*(?:, |\bthen\b).*)", "procedure", **_HOW_TO,
          needs=("process:", "procedure:", "workflow:", "routine:", "recipe:", "checklist:",
          "ritual:",
                 "steps:", "this:", "follows:", "is:", "flow:", "method:")),
    frame("here's this here", r"(?:here(?:['’]s| is)|this is) how (?:we"
          r"|i) (?P<attribute>[a-z][\w'’ -]{1,40}?)[:,] ?(?P<object>\S.*)", "procedure", **_HOW_TO),
    frame("the", r"the way (?:we|i) (?P<attribute>[a-z][\w'’ -]{1,40}?) is (?:this: |to |by "
          r"|that (?:we|i) )?(?P<object>.*\bthen\b.*)", "procedure", **_HOW_TO),
    frame("when whenever before after for every each", r"(?:(?:when(?:ever)?|before|after"
          r"|every time|each"
          r" time) (?:we|i) |(?:when|before|after) (?=\w+ing\b)|(?:before|after|on|for) (?:each "
          r"|every |an? |any ))(?P<attribute>[a-z]"
          r"[\w'’ -]{1,40}?)[,:]? (?:(?:we|i|you) )?(?:always )?(?P<object>(?:first\b.*"
          r"|[a-z]+ .*\bthen\b.*))", "procedure", **_HOW_TO, needs=("first", "then")),
    frame("my our", r"(?:my|our) way of (?P<attribute>[a-z][\w'’ -]{1,40}?)(?: is)?[:,]"
          r" ?(?P<object>\S.*(?:, |\bthen\b).*)", "procedure", **_HOW_TO),
    frame("for", r"for (?!example|instance|this|that|now|me\b)(?P<attribute>[a-z][\w'’ -]{1,40}?),?"
          r" (?:we|i|you) (?:always |usually )?(?P<object>first\b.*\bthen\b.*)", "procedure",
          **_HOW_TO, needs=(" first",)),
    frame("steps how", r"(?:steps (?:to|for)(?! (?:reproduce|replicate|repro)\b)"
          r"|how to (?=[^:]*\b(?:my|our)\b))"
          r" (?P<attribute>[a-z][\w'’ -]{1,40}?): (?P<object>\S.*(?:, |\bthen\b).*)", "procedure",
          **_HOW_TO),
    frame("our my", r"(?!.*\bthis\b)(?:our"
          r"|my) (?P<attribute>[a-z][\w'’-]*(?: [\w'’-]+){0,2}?) (?:is|are"
          r"|gets?) (?P<object>[a-z]+(?:ed|en|un|ne|et|ut)(?: (?:on|off|up|out))? by [a-z]+ing\b"
          rf"(?=.* and (?:then )?[a-z]+ing\b|.*\bthen\b){_ONE_AFTER_ANOTHER})", "procedure",
          **_HOW_TO, needs=(" by ",)),
    frame("i we", r"(?!.*\bthis\b)(?:i|we) (?:always |usually )?(?P<attribute>(?!(?:started?"
          r"|began|learnt?|ended"
          r"|fixed|solved|tried|got|did|made)\b)[a-z]+(?<!ed)(?: [\w'’-]+){0,3}?) by"
          rf" (?P<object>[a-z]+ing\b(?=.* and (?:then )?[a-z]+ing\b){_ONE_AFTER_ANOTHER})",
          "procedure", **_HOW_TO, needs=(" by ",)),
)  # fmt: skip
"""How something is done; the name of what is done is the key."""
