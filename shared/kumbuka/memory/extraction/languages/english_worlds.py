"""How an English statement begins that says what holds in somebody's life and work."""

from __future__ import annotations

import re

from kumbuka.text.late_pattern import LatePattern


def _re(source: str) -> LatePattern:
    return LatePattern(source, re.IGNORECASE)


OF_THE_USERS_OWN = _re(
    r"\W*(?:(?:my|our)|(?:i|we)(?:['’](?:m|re)| am| are)? (?:open|clos|get(?:ting)? up|wak)\w*)\b"
)
"""Begins with what is the user's, or with when they open, close or get up."""

_NO_THING = (
    r"(?:answer|total|result|problem|issue|question|difference|capital|sum|point|reason|other|same"
    r"|following|way|only|weather|world|sun|moon|earth)"
)
_NO_SUBJECT = (
    r"(?:it|that|this|these|those|there|he|she|they|you|what|who|here|how|when|where|today|tomorrow"
    r"|yesterday|everything|nothing|something|i|we|one|some|most|many|page|line|step|option|yes|no"
    r"|ok|okay|thanks|thank)"
)
_HOLDS = (
    r"(?:is|are|has|have|costs?|takes?|gets?|starts?|ends?|opens?|closes?|runs?|happens?|lasts?"
    r"|begins?|[a-z]{3,}s (?:on|at|in|for|from|to|every))"
)
_WE_DO = (
    r"(?:charg|earn|pay|sell|ship|deliver|stay open|weigh|bill|requir|support|listen|allow|offer"
    r"|accept|serv|host|store|back up|rotat|releas|invoic|pin|teach|follow|finish|start|deploy)"
)
OF_THEIR_WORLD = _re(
    rf"\W*(?:(?:the|an?|all|each|every|both|no|this) (?!{_NO_THING}\b)"
    rf"|(?!{_NO_SUBJECT}\b)[\w-]+ (?:[\w-]+ )?{_HOLDS}\b"
    rf"|(?:i|we)(?:['’](?:m|re)| am| are)? (?:now )?{_WE_DO}\w*)"
)
"""Begins with a thing of the world they live and work in, or with what they do there."""

DUE = _re(r"\b(?:due|deadline|hand(?:ing)? in|exam|submission)\b")
"""Of what one works at, says until when."""

PERMITTED = _re(
    r"\b(?:it['’]?s|it is|that['’]?s|i['’]?m) (?:now )?(?:fine|ok|okay|all right|alright|good)"
    r" (?:now )?(?:to|if you|with you)\b|\bfeel free to\b|\byou (?:can|may)\b.*\bagain\b"
)
"""Allows something."""

FORBIDS = _re(r"\b(?:don['’]?t|do not|never|no|avoid|stop|skip|without)\b")
