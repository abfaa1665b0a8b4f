"""English subjects: the user, or somebody of theirs."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_words import JOBS, RELATION_NAMES

_UNOWNED = (
    r"(?:wife|husband|boyfriend|girlfriend|fianc[eé]e?|boss|flatmate|roommate|housemate|son"
    r"|daughter"
    r"|brother|sister|partner|hubby|mother[ -]in[ -]law|landlord)(?=(?:['’]s| is| has| was| just"
    r"| works (?:at|for|in|from|nights|shifts)| lives| loves| hates| likes| prefers| can['’]t"
    r"| doesn['’]t) )(?!.{0,12} (?:not )?(?:found|defined|null|missing|empty|invalid|required"
    r"|spelled"
    r"|spelt|written|capitali[sz]ed|\d+ (?:characters|chars|bytes|letters|digits|px)|(?:an?|the)"
    r" (?:[\w-]+ )?(?:string|field|table|key|class|column|node|noun|word|role|command|label|type"
    r"|parameter|variable|translation|relation\w*))\b)"
    r"|team(?= (?:uses|is on|meets)\b)|company(?= is called (?-i:[A-Z]))"
    r"|(?:dog|cat|puppy|kitten)(?=(?:['’]s| is) (?:(?:called|named) (?-i:[A-Z])|allergic to"
    r"|\d+ (?:years|months)))"
    r"|(?:kids|twins|boys|girls)(?= are \d)"
)
"""Who is the user's own though nothing says so: "wife is pregnant"."""

SUBJECT = (
    r"(?:(?P<user>(?:(?:i['’]?m|i am|i work as"
    r"|i['’]ve been|i have been|i['’]m (?:employed|working) as|i am (?:employed|working) as"
    r"|i started as|i['’]ve worked as|i (?:do|work) (?:[\w-]+ ){1,3}?as)(?: \w+ly| also| still| "
    r"now| just)? an? "
    rf"(?:[\w-]+ ){{0,3}}?(?!student)(?:{JOBS})|i (?:work in|do) (?:\w+ "
    rf"){{0,2}}?(?:marketing|sales"
    r"|finance"
    r"|logistics|research|hr|it))(?= (?:at|for|working (?:at|for)) (?-i:[A-Z]))"
    r"|(?:i|we)(?:['’]ve)? (?:have|got|own|have got|['’]ve got) (?:an?|one|two|three|four"
    r"|five)"
    r" (?:\w+ )?(?:dog|cat|rabbit|horse|hamster|parrot)s?(?= (?:and )?(?:an?|one|two|three"
    r"|four)"
    r" \w+[.!,]*$)"
    r"|(?:i|we)(?=['’]|\s(?!(?:at|working (?:at|for)) (?-i:[A-Z])|(?:an?|one|two|three"
    r"|four) \w+[.!,]*$))|i(?=(?:m|ve|d)\s)"
    r"|we(?=ve\s)|me and "
    r"(?:my \w+"
    r"|(?-i:[A-Z])\w+)(?=\s))|(?:(?:(?:both|all)(?: of)? )?(?:my|our) (?:(?:two|three|four"
    r"|both|other|new) )?(?:(?:late|dear|poor|lovely|darling|middle|amazing|wonderful"
    r"|beautiful|gorgeous|little|big|crazy|sweet|stubborn|annoying|awesome|great|favou?rite"
    r"|brilliant|current) ){0,2}|the (?=(?:missus|kids"
    r"|wife|husband|boyfriend|girlfriend|twins)\b)|(?=(?:mum|mom|dad|hubby|grandma"
    rf"|grandpa|gran|nan|{_UNOWNED})\b))(?P<relation>"
    + RELATION_NAMES
    + r"|team|company|boss|manager|colleague|coworker)"
    r"(?:,? (?P<name>(?-i:[A-Z][\w'’-]+))(?=,?\s)"
    r"(?: \(\d{1,2}\)|, (?:aged? )?\d{1,2}(?=,))?)?,?(?=['’]|\s))\s*"
)
"""Group `user`, or `relation` with an optional `name`."""
