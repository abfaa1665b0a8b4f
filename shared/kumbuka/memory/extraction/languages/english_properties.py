"""What English says of what a user has: people, places, machines, projects, each by its name.

The value has to be a name, a number or a time of day: "my code is slow" is a state of today.
"""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import frame
from kumbuka.memory.extraction.languages.english_things import THING
from kumbuka.memory.extraction.languages.english_words import NATIONALITIES, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame

_PASSING = (
    r"(?:battery|(?:phone|laptop|tablet|watch) (?:is|['’]s) at|question|problem|issue|guess|point"
    r"|idea|code|program|error|request|task|prompt|message"
    r"|answer|understanding|suggestion|concern|assumption|opinion|bug|build|script|query"
    r"|password(?! manager)|passphrase|pin|secret|token|key|plan|next|last|first|second|previous"
    r"|current|other|new|best"
    r"|worst|only|dear|god|life|turn|fault|bad|friend|colleague|test|input|output|function|class"
    r"|variable|file|text|essay|story|character|draft|version|favou?rite|goal|dream|choice|order"
    r"|thing|stuff|name|names|way|take|mood|hope|thought|thoughts|response|example|article|title"
    r"|character|protagonist|hero|heroine|villain|narrator|novel|list|table|array|tuple|matrix"
    r"|vector"
    r"|graph|dataset|data|column|row|branch|repo|order|parcel|package|test user|player|model|app"
    r"|page|site|game|program|layer|fever|dummy|mock|node|container|image|head)"
)
_THING = rf"(?P<attribute>(?!{_PASSING}\b)[a-z][a-z-]+(?: (?!is\b|are\b)[a-z][a-z-]+){{0,2}})"
_VALUE = (
    r"(?P<object>(?:the )?(?-i:[A-Z])[\w.&'’+#-]*(?: [\w.&'’+#-]+){0,4}?"
    r"|(?:port )?\d[\w.:-]*(?: (?!today\b|tonight\b|tomorrow\b)\w+)?)"
)
_SOMEBODY = rf"{RELATION_NAMES}|team|company|boss|manager|colleague|coworker"
_END = r"(?= now\b|[,;!]|\.?$)"
_PURPOSE = r"(?:the|our|my) (?!family|kids|car|money|meeting|call)[\w-]+(?: [\w-]+)?"

PROPERTY_CLAUSES: tuple[Frame, ...] = (
    frame("my our", rf"(?:my|our) (?!(?:{RELATION_NAMES}) (?:is"
          rf"|are) (?:(?:an? )?(?:{NATIONALITIES})\b|\d))"
          rf"{_THING} (?:is|are)(?: now)? (?:called |named |in |on |at )?"
          rf"{_VALUE}{_END}", "identity", confidence=0.8),
    frame("my our", rf"(?:my|our) (?!(?:{_SOMEBODY})\b){_THING}"
          rf" (?:runs?|uses?|speaks?)(?: on)?(?: now)? {_VALUE}{_END}", "identity", confidence=0.8),
    frame("my our", rf"(?:my|our) (?!(?!team)(?:{RELATION_NAMES})\b){_THING} (?:has|have)"
          r" (?P<object>(?:\d+|two|three|four|five|six"
          rf"|seven|eight|nine|ten|eleven|twelve) \w+){_END}", "identity", confidence=0.8),
)  # fmt: skip

PROPERTY_FRAMES: tuple[Frame, ...] = (
    frame("host deploy run keep store track manage hosts runs",
          rf"(?:host|deploy|run|keep|store|track|manage)s? (?:the|our|my) {THING}"
          rf" (?:on|in|with) {_VALUE}{_END}", "identity"),
    frame("moved migrated ported switched have 've",
          rf"(?:(?:have|['’]ve) )?(?:just |recently )?(?:moved|migrated|ported|switched) {_PURPOSE}"
          rf" from (?P<old>\S.*?) to {_VALUE}{_END}", "tool"),
    frame("take takes drink drinks",
          r"(?:take|drink)s? my (?P<attribute>coffee|tea|espresso|whisky|eggs|steak)"
          r" (?P<object>(?!break|from|to\b|at\b|in\b)\S.*)", "preference"),
    frame("usually always have has", r"(?:(?:usually|always|normally) )?(?:have|has|eat|eats)"
          r" (?:my |our |his |her )?(?P<attribute>breakfast|lunch|dinner|supper|brunch"
          r"|tea) (?P<object>(?:at"
          r"|around|about|by|late|early|before|after|between) \S.*)", "pattern"),
    frame("sold returned got gave have 've",
          r"(?:(?:have|['’]ve) )?(?:sold|returned|got rid of|gave away) (?:my|the|our)"
          r" (?P<object>\S.*)", "end", effect="end"),
)  # fmt: skip
