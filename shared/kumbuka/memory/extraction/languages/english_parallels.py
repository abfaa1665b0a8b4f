"""English words that say whether a statement leaves room for another of the same wording.

"We host everything on AWS" leaves none for "we host everything on Hetzner"; "I speak German" does
for "I speak Danish".
"""

from __future__ import annotations


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


FILLERS = _words(
    "always usually just only now currently please mostly really still normally generally actually "
    "well so and but ok okay then already again instead nowadays also lately recently"
)
"""Say nothing of what is stated."""

CONTRACTED = {
    **{"i'm": "i am", "we're": "we are", "i've": "i have", "we've": "we have", "it's": "it is"},
    **{"that's": "that is", "she's": "she is", "he's": "he is", "they're": "they are"},
}

BEGINNINGS = _words("i we my our the answer reply respond write format keep give send call")
"""First words of what somebody states of their life, or asks for once and for all."""

OF_MANY = _words(
    "like love enjoy hate dislike play speak know learn learning teach read reading watch watching "
    "collect follow visit visited want need have has had own got get buy bought order ordered met "
    "meet tried try trying study studied grow grew cook bake paint sing sell ship support help "
    "allergic afraid scared fear hope wish remember used went been do did does doing work working "
    "can could might may would should prefer call phone text tutor coach volunteer fan interested "
    "invest export import deliver translate talk"
)
"""What people do, have or are of several things, so that one leaves room for the others."""

TIMED_TOO = _words("work working call phone tutor meet volunteer off free babysit see talk")
"""What is done on several days."""

OF_ONE_TOPIC = _words(
    "use using run runs host hosts hosted deploy deploys on in with track keep manage chat build "
    "builds built ship shop store drive fly pay write code edit bank write works organise organize"
)
"""Verbs of what is used for something."""

EVERYBODY = _words("whole entire everyone everybody everything")
"""Of whom or what somebody says what all use."""

ONE_AT_A_TIME = _words(
    "cloud web_framework frontend mobile_framework ci ticket_system team_chat code_host editor "
    "operating_system browser shell password_manager package_manager version_control orchestration "
    "crm accounting helpdesk calendar_app mail website message_queue database infrastructure "
    "warehouse design_tool bank gym supermarket phone_provider music_service"
)
"""Topics of which most have one that they name without saying what for."""

HEADS = _words(
    "team squad shift plan tier department branch committee project account course floor wing "
    "desk side list contract tariff visa"
)
"""Of these, whoever is on one is on no other."""

OF_ONE_NAME = (
    *("staying at", "insured with", "married to", "based in", "report to", "bank with"),
    *("rent from", "enrolled at", "study at", "hosted on", "covered by", "registered with"),
    *("sponsored by", "supervised by", "managed by", "living in", "seated in", "stored in"),
    *("published by", "employed by", "engaged to", "living with"),
)
"""Before the name of whom or what there is one."""

AS_ANSWERED = _words("answer reply respond write format")
"""Begin a request about how answers are written, which ends in how."""

DEFINITE = _words("my our the")
IS = _words("is are was")
GIVES_ONE = _words("returns uses runs outputs emits expects requires serves")
"""Of a thing: what it gives or takes is of one kind."""

OF_ONE_PLACE = _words("on in at under by behind beside to into with")
"""Before where something is or is done, or with whom or what."""

OF_POSTURE = _words("sit sleep stand park stay")
OFTEN = _words("every daily weekly monthly quarterly yearly once twice hourly fortnightly")
OF_CLOCK = _words("half quarter noon midnight")
PARTS_OF_DAY = _words(
    "morning mornings afternoon afternoons evening evenings night nights winter summer spring "
    "autumn"
)
SHARED_VERBS = _words(
    "likes loves hates has wants knows lives works plays speaks studies goes eats drinks sleeps "
    "sits is was needs uses sees visits owns hosts reads watches enjoys prefers thinks says"
)
"""What several people do or have at once."""

SCALES = tuple(
    map(
        _words,
        (
            "high low normal raised elevated",
            "oral written practical multiple-choice",
            "open closed shut",
            "free paid",
            "public private internal",
            "optional mandatory compulsory required",
            "full empty",
            "on off",
            "allowed forbidden banned",
            "daily weekly monthly quarterly yearly annual",
            "remote hybrid on-site onsite",
            "square round circular triangular oval rectangular",
            "valid expired invalid",
            "pending approved rejected accepted declined",
            "red amber green",
        ),
    )
)
"""Words of which one at a time is said of a thing."""
