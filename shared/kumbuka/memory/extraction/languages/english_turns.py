"""What English says somebody came to, or left, wherever in a sentence it stands.

"My Pixel died in the bath so I caved and bought an iPhone" begins like no statement. What is found
so has to be of a known topic.
"""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import frame
from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.table import Frame

_NOT_A_THING = frozenset({"team", "subscription", "language_learning", "time_zone"})

TURNED_TO = frame(
    "",
    r"\b(?:(?:mov|switch|jump|migrat|convert|upgrad|chang)\w* (?:\w+ ){0,3}?to"
    r"|(?:went|gone|going) (?:over )?(?:to|with|for|back to)|made (?:us|me) (?:use|move to"
    r"|switch to)|installed|bought|got|gotten|adopted|rescued|(?:taken|took) up|put (?:me|us) on"
    r"|(?:everything|it all|all of it) (?:\w+ )?(?:runs|lives|is|sits|happens) (?:on|in)"
    r"|it['’]?s(?: all| now| just| only| going to be)*|(?:now|been) on|(?:am|['’]m|are|['’]re)"
    r" using|use"
    r"|signed up (?:for|with)|showed me|treated (?:myself|ourselves) to|settled on|landed on"
    r"|ended up (?:with|on|using)|(?:swapped|replaced|traded|exchanged) (?:\S+ ){1,4}?(?:for"
    r"|with|by)"
    r"|chose|picked|opted for|fell for|fallen for|writing|coding in|driv(?:e|ing)|rid(?:e|ing)"
    r"|(?:the|our|my) (?:move|switch|migration) to|hooked on|talked (?:me |us )?into|converted"
    r" to|a fan of|love with)"
    r" (?:(?:all|now|the|an?|my|our|to|using|some|new|little|proper|second-hand|used|electric) )*"
    r"(?P<object>[\w.+#'’&-]+(?: [\w.+#'’&-]+){0,2}?)"
    r"(?=[,;.!]|$|\s(?:for|in|on|at|and|but|so|because|since|now|these|instead|last|over|from"
    r"|that|which|when|after|this|all|too|again|permanently|as|with|has|moved|called|named)\b)",
    "tool",
    topics=ANY_TOPIC - _NOT_A_THING,
    replaces=True,
    confidence=0.6,
)

_NAMED = r"(?P<object>[\w.+#'’&-]+(?: [\w.+#'’&-]+){0,2}?)"
TURNED_FROM: tuple[Frame, ...] = (
    frame(
        "",
        r"\b(?:(?:tired|sick) of|(?:fed up|annoyed|frustrated|bored|disappointed) with|enough of"
        r"|no more|goodbye to|out of love with|had it with|done with|n['’]t (?:take|do|stand|play"
        r"|use|eat|drink|have|handle|afford))"
        rf" (?:the |my |our |using |doing |playing )*{_NAMED}"
        r"(?=[,;.!]|$|\s(?:for|and|but|so|because|that|any ?more|now|after|since|which)\b)",
        "end",
        effect="end",
        topics=ANY_TOPIC - _NOT_A_THING,
    ),
    frame(
        "",
        rf"\b(?:my |our |the )(?:old |trusty |poor )*{_NAMED} (?:finally |just )?(?:died|broke"
        r"|failed|gave up|packed up|bit the dust|conked out|(?:got|was|were) (?:stolen|nicked"
        r"|totall?ed|lost|written off)|is (?:gone|dead|broken beyond))\b",
        "end",
        effect="end",
        topics=OWNED | frozenset({"pet"}),
    ),
)
