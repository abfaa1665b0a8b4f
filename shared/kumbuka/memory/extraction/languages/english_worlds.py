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

OF_THEIR_TRADE = _re(
    r"\W*(?:the |all |every |each )?(?:new |old )?(?:(?:free|pro|basic|premium|paid|team|starter"
    r"|enterprise|business) (?:plan|tier|trial)|(?:home |local |standard |express )?(?:delivery"
    r"|shipping|postage)|returns?|refunds?|happy hour"
    r"|(?:opening|visiting|office|closing|core|quiet) hours?|stand-?ups?|prod(?:uction)?|staging"
    r"|deploy(?:s|ments)?|releases?|backups?|invoices?|rent|parking|membership|admission|deposit"
    r"|late fees?|shop|store|clinic|ward|office|gym|studio|salon|\w+ (?:service|server|cluster)"
    r"|ci|(?:ci |build |deploy )?pipeline|gpa|tuition|sprints?|salary|pension|mortgage"
    r"|(?:\w+ )?(?:exam|midterm|lecture|seminar|tutorial|rehearsal|shift)s?|(?:lunch )?break"
    r"|essay|thesis|dissertation|coursework|an? (?:[\w-]+ ){1,3}?costs?)\b"
)
"""Begins with what only those speak of, without a word for whose it is, to whom it belongs."""

OF_THEIR_HOME = _re(
    r"\W*(?:the (?:(?:new|old|big|little|older|younger) )?(?:cats?|dogs?|puppy|kitten|car|van|bike"
    r"|baby|kids?|twins|house|flat|garden|wi-?fi|boiler|landlord|landlady|cleaner|nanny|babysitter"
    r"|childminder|neighbou?rs?|caravan|allotment)|mum|mom|dad|grandma|grandpa|gran)\b"
)
"""Begins with whom and what one lives with, and says no more of whose it is than "the"."""

DUE = _re(r"\b(?:due|deadline|hand(?:ing)? in|exam|submission)\b")
"""Of what one works at, says until when."""

_DONE_BY_US = (
    r"(?:sit|sleep|stand|park|record|keep|store|lead|run|manage|call|meet|share|host|teach|coach"
    r"|cook|bake|walk|feed|water|edit|print|publish|ship|review|test|build|write|type|draw|paint"
    r"|sew|grow|rent|lend|owe|save|invest|donate|volunteer|sing|train|travel|fly|drive|ride|wear"
    r"|belong|report|commute|rehearse|practi[sc]e|charge|deliver|serve|track|back up|sell|open"
    r"|close|pay|alternate"
    r"|pick (?:\w+ ){1,3}up|drop (?:\w+ ){1,3}off|use|support|represent|chair|moderate|translate)"
)
_HAPPENS = (
    r"(?:(?:is|are)(?! (?:not )?(?:\w+ing|so|too|very|really|great|good|bad|fine|ok|okay|nice|cool"
    r"|awesome|terrible|wrong|right|correct|true|false|ready|done|here|there|gone|back|over|like"
    r"|that|what|how|why|because|fun|hard|easy|cold|hot|late|early|empty|blank|missing|null|weird)\b)"
    r"|has|have|costs?|(?!(?:want|need|think|say|hope|like|hate|love|feel|know|reckon|seem|look)s\b)"
    r"[a-z]{3,}(?<!ss)s)"
)
DECLARES = _re(
    rf"\W*(?:(?:the|my|our|all|every|each|a|an) (?!{_NO_THING}\b)(?:[\w'’-]+ ){{1,5}}?"
    rf"(?<!\bof )(?<!\bin )(?<!\bto ){_HAPPENS} (?=\w+)"
    rf"|(?!{_NO_SUBJECT}\b)(?-i:[A-Z])[\w'’-]+ (?:[\w'’-]+ ){{0,2}}?(?:{_HAPPENS}|go|come"
    r"|can(?:['’]t)?(?= \w+ in\b)) (?=(?:the|my|our|in|on|at|to|with|for|by|from|free|open"
    r"|closed|an?|come|only)\b)"
    rf"|(?:i|we) (?:only |always |never )?{_DONE_BY_US}\b"
    r"(?! (?:it|that|this|them|to|you)\b(?! \w+\W*\Z)))"
)
"""Says of a thing, of somebody by name or of the user what is so, in the present tense."""

PERMITTED = _re(
    r"\b(?:it['’]?s|it is|that['’]?s|i['’]?m) (?:now )?(?:fine|ok|okay|all right|alright|good)"
    r" (?:now )?(?:to|if you|with you)\b|\bfeel free to\b|\byou (?:can|may)\b.*\bagain\b"
)
"""Allows something."""

PERMITS_WITH = ("fine to", "ok to", "okay to", "right to", "feel free", "you can ", "you may ")
"""Stand in what may allow something."""

FORBIDS = _re(r"\b(?:don['’]?t|do not|never|no|avoid|stop|skip|without)\b")

_VERBS = frozenset(
    [
        *("is", "are", "was", "were", "has", "have", "had", "got", "gets", "can", "can't", "will"),
        *("won't", "went", "goes", "came", "comes", "does", "doesn't", "isn't", "aren't", "did"),
        *("costs", "takes", "took", "made", "put", "gave", "told", "said", "says", "became"),
        *("stole", "wants", "needs", "starts", "ends", "opens", "closes", "runs", "bought"),
    ]
)
_SUBJECTS = frozenset(
    [
        *("the", "a", "an", "his", "her", "their", "this", "these", "those", "every", "both"),
        *("some", "no", "nobody", "nothing", "everything", "everyone", "everybody", "someone"),
        *("somebody", "they", "they've", "they're", "it's", "he", "she", "he's", "she's", "there"),
        *("there's", "one", "at", "since", "all"),
    ]
)
_REQUESTS = frozenset(
    [
        *("make", "write", "add", "fix", "change", "update", "create", "check", "let", "let's"),
        *("please", "give", "tell", "show", "help", "explain", "assume", "imagine", "note", "see"),
        *("ensure", "keep", "thanks", "thank", "ok", "okay", "yes", "no", "what", "how", "why"),
        *("who", "when", "where", "which", "that", "that's", "you", "your", "if", "can", "could"),
        *("i", "i'm", "i've", "we", "we're", "we've", "my", "our", "do", "don't"),
    ]
)
LEAST_STATED = 3
MOST_BEFORE_VERB = 3


def states_of_others(said: str) -> bool:
    """Whether it states something of anything but the user, by how it begins: no request does."""
    words = [word.strip(".,;:!?()") for word in said.replace("’", "'").lower().split(maxsplit=6)]
    if len(words) < LEAST_STATED or words[0] in _REQUESTS - _SUBJECTS:
        return False
    if words[0] in _SUBJECTS or any(word.endswith("'s") for word in words[:MOST_BEFORE_VERB]):
        return True
    if any(word.endswith(":") for word in said.split(maxsplit=4)[:MOST_BEFORE_VERB]):
        return True  # "GPA update: 3.4"
    return not _VERBS.isdisjoint(words[1 : 1 + MOST_BEFORE_VERB])
