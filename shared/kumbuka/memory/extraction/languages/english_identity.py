"""What English says of who someone is: home, work, health, family, tools."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import (
    AM,
    AM_NOW,
    NAME,
    OBJECT,
    OF_USER,
    PLACE,
    frame,
)
from kumbuka.memory.extraction.languages.english_words import (
    HOW_BAD,
    JOBS,
    NATIONALITIES,
    RELATION_NAMES,
    TONGUES,
)
from kumbuka.memory.extraction.table import Frame

IDENTITY_FRAMES: tuple[Frame, ...] = (
    frame("'m am 're are is", rf"{AM_NOW} on (?P<object>(?:an? |my )?(?:\w+ ){{0,2}}(?:budget|fixed"
          r" income|benefits|disability|minimum wage|student loan|scholarship)\b(?!.*\b(?:for"
          r"|on) (?:this|the|my)\b).*)", "identity",
          attribute="budget"),
    frame("bit a 'm am kind sort is", rf"(?:{AM_NOW} )?(?:an? )?(?:bit|kind"
          rf"|sort) of an? (?P<object>"
          r"(?!(?:\w+ )?(?:mess|state|problem|pain|rush|hurry|pickle|bind|shock|surprise|stretch"
          r"|wreck|situation|nightmare|loss|jam|disaster|dilemma|emergency|mystery|challenge|gamble"
          r"|joke|bug|deal|thing|question|tangent"
          r"|cold|headache|weird|strange|silly|dumb|random)\b)[a-z][\w'’ -]{2,30}?)(?: me| myself"
          r"| here"
          r"| tbh)?(?=$|[,.;!]| (?:so|and|but|when|about)\b).*", "identity", attribute="trait/",
          **OF_USER),
    frame("have has 've", r"(?:have|has|['’]?ve(?: got)?) (?P<object>(?:(?:full|joint|sole"
          r"|shared) )?custody of \S.*)", "identity", attribute="family/"),
    frame("know", r"know (?:(?:a (?:bit|little)(?: of)?|some|basic) )?(?P<object>(?:sign language"
          r"|bsl"
          r"|asl|braille|first aid|morse code|karate|judo|coding|html|sql))\b.*",
          "identity", attribute="skill/"),
    frame("believe believes", r"believes? in (?!you\b|this\b|that\b|it\b|my\b|him\b|her\b|them\b"
          r"|us\b|your\b|the (?:team|project)|the (?=idea))(?P<object>\S.*)",
          "identity", attribute="belief/", **OF_USER),
    frame("fear fears dread", r"(?:fears?|dreads?) (?P<object>(?!this|that|it\b|the (?:worst|day"
          r"|moment|result)|for\b"
          r"|i\b|he\b|she\b|they\b|we\b|you)\S.*)", "identity", attribute="fear/", **OF_USER),
    frame("follow follows trust", r"(?:follow|trust)s? (?!.*\b(?:this"
          r"|here)\b)(?P<object>(?:the )?(?-i:[A-Z])[\w'’&-]+(?:"
          r" (?-i:[A-Z])[\w'’-]*){0,2}|(?:brands|makes) like \S.*)(?=$|[,.;!]| (?:and|but|so"
          r"|because|more|on)\b).*",
          "preference", confidence=0.8, **OF_USER),
    frame("like likes prefer prefers want keep", r"(?:like|prefer|want|keep)s? (?:things"
          r"|everything|stuff|it all)"
          r" (?P<object>(?:nice and |really |very |super )*(?:tidy|clean|simple|organi[sz]ed"
          r"|quiet|plain|neat"
          r"|minimal|spicy|mild|hot|cold|dark|light|orderly|in order|planned|on time|by the book"
          r"|low[- ]key|casual|cosy|cozy|structured))(?=$|[,.;!]| (?:and|but|so|in|at)\b).*",
          "preference", **OF_USER),
    frame("need needs", r"needs? (?P<object>(?:(?:reading|strong|new) )?(?:glasses|hearing aids?"
          r"|subtitles|captions"
          r"|large print|step-free access|a (?:cane|wheelchair|walker|ramp|stick)"
          r"|(?:at least )?\w+ hours(?:['’])?(?:"
          r" of)? sleep)\b(?! (?:for|on) (?:the|this|an?)\b).*)",
          "identity", attribute="need/", **OF_USER),
    frame("got started start have 've", r"(?:(?:have|['’]?ve) )?(?:just |recently )?(?:got|started"
       r"|landed) (?:an? )?(?:new )?job as (?:an? )?(?P<object>\S.*? (?:at|with|for) \S.*)",
       "identity", attribute="job", ends=("identity:employer",)),
    frame("'m am is live lives reside resides currently now", r"(?:(?:currently |now |just"
          r" )?lives?|reside|resides)(?: (?:alone|happily|over|out|up|down|back|just|together"
       r"|by (?:my|her|him)self|on my own))? (?:in|at|near|on|outside) "
       rf"{PLACE}", "identity", attribute="home"),
    frame("moved relocated have 've", r"(?:(?:have|['’]?ve) )?(?:just |recently )?(?:moved"
       r"|relocated) "
       r"(?:from (?:.{1,60}?) )?(?:back |over |here )?to "
       r"(?!the (?:next|first|second|third|last|previous|other"
       r"|same|original|old)\b|another|a"
       r" new)(?P<object>[^\s].*)",
       "identity", attribute="home"),
    frame("'m am is are m 're", rf"{AM} (?:currently |now )?(?:based|living|located"
          rf"|residing) (?:in|at|near|out of) {PLACE}",
       "identity", attribute="home"),
    frame("'m am is", rf"{AM_NOW} an? (?:permanent |long-?time |proud )?(?:resident|inhabitant) of"
       r" (?P<object>\S.*)", "identity", attribute="home"),
    frame("call", r"call (?P<object>(?:the )?(?-i:[A-Z])[\w'’ -]{1,40}?) (?:my )?home(?=$|[,.;!]"
       r"| (?:now|these|and|but|since)\b).*", "identity", attribute="home", **OF_USER),
    frame("have 've", rf"(?:have|['’]?ve) (?:been living|lived|been based) (?:in|at|near) {PLACE}",
       "identity", attribute="home"),
    frame("got started joined start have 've",
       r"(?:(?:have|['’]?ve) )?(?:just |recently )?(?:(?:got|started|start|landed) (?:an? )?(?:new"
       r" )?(?:job|position|role)(?: as .{1,40}?)? (?:at|with)|started working (?:at|for)"
       r"|joined(?! an? (?!\w*-?(?:start|startup|company|firm|agency|bank|school|hospital"
       r"|bakery|studio|team at)\b))) "
       r"(?P<object>(?!the (?:call|meeting|chat|party|game|queue|server|channel|stream|zoom|line)"
       r"|you\b|us\b)\S.*)",
       "identity", attribute="employer"),
    frame("'m am is come comes grew originally", rf"(?:{AM} (?:originally )?from|originally from"
          rf"|comes? from|grew up in) "
       r"(?P<object>(?!the (?:future|team|support)|a team)\S.*)", "identity", attribute="origin"),
    frame("was", r"was born (?:and raised )?in (?P<object>[^\W\d].*)", "identity",
       attribute="origin"),
    frame("was", r"was born (?:on |in )?(?P<object>(?:(?:on|in|the) )*(?:\d{4}|\d+(?:st|nd|rd"
          r"|th)? (?:of )?[A-Z]"
       r"|\d+[/.-]\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d).*)", "identity",
       attribute="birthday"),
    frame("work works 'm am is", rf"(?:(?:currently |now )?works?|{AM} (?:working|employed)) "
          rf"(?:over |up |down )?(?:at"
       rf"|for) "
       r"(?P<object>(?!home|night|the moment|myself|it\b|this|\d+(?:[^\w]|$))\S.*?)(?= as an? "
       r"|[!,;]"
       r"|\.?$)", "identity",
       attribute="employer"),
    frame("work works 'm am is", rf"(?:works?|{AM} (?:working|employed))(?: full[- ]time"
          rf"| part[- ]time| freelance| remotely"
          rf"| mostly| nights| weekends)? as (?!intended|expected"
          rf"|usual|designed|normal|hard\b"
       rf"|fast\b|well\b|\w+ as\b)(?:an? |the )?{OBJECT}",
       "identity",
       attribute="job"),
    frame("work works", r"works? in (?-i:[A-Z])[\w'’-]+(?: (?-i:[A-Z])[\w'’-]+)? (?:for|at)"
       r" (?P<object>(?-i:[A-Z])\S.*)", "identity", attribute="employer"),
    frame("used", r"used to work (?:at|for|with) (?P<old>[^,;]{2,40}?),? (?:but |and )?(?:now )?"
       r"(?:i['’]m|i am) (?:now )?(?:at|with) (?P<object>(?:the )?(?-i:[A-Z])\S.*)", "identity",
       attribute="employer", **OF_USER),
    frame("at", r"at (?P<object>(?!(?:christmas|easter|halloween|thanksgiving"
          r"|\w+days?)\b)(?-i:[A-Z])\S.*?)(?=[!,;]|\.?$| (?:for|since|and|but"
          r"|so|where|as"
       r"|in (?-i:[A-Z]))\b).*", "identity", attribute="employer", **OF_USER),
    frame("work works", r"works? in (?P<object>(?!progress|the (?:morning|evening|office)"
       r"|parallel)\S.*)",
       "identity", attribute="industry"),
    frame("work works", r"works? on (?P<object>the \w[\w ]* team)\b", "identity", attribute="team",
       **OF_USER),
    frame("speak speaks can", r"(?:can (?:also )?)?speaks? (?:fluent |native |good |basic |some "
          r"|a (?:bit|little)(?: of)? |(?:only )?a few words of )?"
       r"(?P<object>(?-i:[A-Z]).*|"
       rf"(?:{TONGUES})\b.*)", "identity",
       attribute="language/"),
    frame("'m am is", rf"{AM} (?:fluent in|a native speaker of) {OBJECT}", "identity",
       attribute="language/"),
    frame("started begun began have 've taken", r"(?:(?:have|['’]?ve) )?(?:just |recently )?"
          r"(?:started"
       r"|begun|began) (?:learning|studying) (?P<object>(?-i:[A-Z])\S.*)", "identity",
       attribute="learning/", **OF_USER),
    frame("'m am is", rf"{AM} an? (?:native |fluent )?(?P<object>(?-i:[A-Z])\w+"
       r"(?: (?-i:[A-Z])\w+)?|(?<=native )\w+) speaker",
          "identity",
       attribute="language/"),
    frame("'m am is are 's 're allergic intolerant", rf"(?:{AM} )?(?:\w+ly )?(?:allergic"
          rf"|intolerant) to {OBJECT}", "identity",
       attribute="allergy/"),
    frame("have has 've", rf"(?:have|has|['’]ve) (?:an? )?{HOW_BAD}(?P<object>\w[\w"
       r" -]{1,30}?) allerg(?:y|ies)\b(?! to\b)",
       "identity", attribute="allergy/"),
    frame("have has 've got", rf"(?:(?:have|has|['’]?ve|['’]s)(?: got| always had"
          rf"| had)?|got) an? (?:[\w-]+ ){{0,3}}?(?:allergy"
       rf"|intolerance) to {OBJECT}", "identity", attribute="allergy/"),
    frame("'m am is", rf"{AM} (?P<object>lactose|gluten|fructose)[- ]intolerant", "identity",
       attribute="allergy/"),
    frame("'m am is have 've has became", rf"(?:{AM}|(?:have|['’]?ve|has) been|became|(?:have"
          rf"|['’]?ve|has) become) (?:an? )?(?:strict |mostly"
       rf" )?(?P<object>vegan|vegetarian"
       r"|pescatarian|kosher|halal|gluten[- ]free|keto|flexitarian|omnivore)\b", "identity",
       attribute="diet"),
    frame("'m am is", rf"{AM} (?:nearly |almost |about |only "
          rf"|just )?(?P<object>\d{{1,3}})(?: ?(?:years?|yrs?) old| ?y/?o)?(?=[!,]|\.?$|"
       rf" and\b| not \d)", "identity", attribute="age"),
    frame("'m am is", rf"{AM} (?P<object>married|single|divorced|engaged|widowed)"
       r"(?=[!,]|\.?$| (?:with|and|but|so)\b)",
       "identity", attribute="marital_status"),
    frame("'m am is", rf"{AM} (?:married|engaged) to {OBJECT}", "identity", attribute="spouse"),
    frame("'m am is", rf"{AM} (?:originally |proudly )?(?:a "
          rf"|an )?(?P<object>{NATIONALITIES})(?=[!,]|\.?$| (?:so|but|born|now|too|btw|and"
       rf"|by|citizen|national)\b)",
       "identity", attribute="nationality"),
    frame("'m am is", rf"{AM} (?P<negated>not )?(?P<object>left[- ]handed|right[- ]handed"
       rf"|colou?r[- ]?blind|deaf|blind|dyslexic|diabetic"
       r"|autistic|celiac|coeliac|asthmatic|an? (?:\w+ )?(?:morning person|night owl|introvert"
       r"|extrovert|early bird|beginner"
       r"|minimalist|perfectionist|atheist|runner|cyclist|gamer|vegetarian|homeowner|parent|only"
       r" child))\b", "identity",
       attribute="trait/"),
    frame("'m am is", rf"{AM} (?:on|in) (?P<object>(?:GMT|UTC|CET|CEST|EST|PST|EAT|IST|BST)\b\S*)",
       "identity",
       attribute="time_zone"),
    frame("'m am is", rf"{AM_NOW} an? (?P<object>\d{{1,3}})[- ]years?[- ]old(?: (?:man|woman|guy"
          rf"|girl"
       r"|male|female|person|lady|boy|kid|dude))?(?=[!,]|\.?$| (?:and|from|who)\b).*", "identity",
       attribute="age"),
    frame("turned", r"(?:just )?turned (?P<object>\d{1,3})\b", "identity", attribute="age"),
    frame("'m am is", rf"{AM} (?:really |very )?(?:scared|afraid|terrified) of {OBJECT}",
       "identity",
       attribute="fear/"),
    frame("got was been hired", r"(?:(?:just |recently )*(?:got|was|been) )?(?:just |recently"
          r" )?hired"
       r" (?:by|at) (?P<object>(?!accident|mistake|chance|\d)\S.*)", "identity",
       attribute="employer", **OF_USER),
    frame("got", r"got (?:an? )?(?:new )?job as an? (?P<object>(?!joke\b)\S.*)", "identity",
          attribute="job",
       **OF_USER),
    frame("have 've", r"(?:have|['’]?ve) worked as an? (?P<object>\S.*)", "identity",
       attribute="job"),
    frame("have 've", r"(?:have|['’]?ve) been working (?:as (?:an? )?)(?P<object>\S.*)", "identity",
       attribute="job"),
    frame("have 've", r"(?:have|['’]?ve) been working (?:at|for) (?P<object>[^\W\d].*)", "identity",
       attribute="employer"),
    frame("code program write", r"(?:code|program|write code) (?:mostly |mainly |primarily )?in "
       r"(?P<object>\S.*)", "tool"),
    frame("'m am is 're are", rf"{AM} in (?:the )?(?P<object>\S.{{1,30}}) time ?zone", "identity",
       attribute="time_zone"),
    frame("'m am is are", rf"{AM} (?:currently )?(?:learning|studying) (?P<object>(?!how|about|for"
       rf"|that|this)\S.*)",
       "identity", attribute="learning/"),
    frame("study studies studied", rf"(?:study|studies|studied) (?!for\b|this|that\b|it\b|how"
          rf"|with\b|on\b"
          rf"|hard\b|every\b|best\b|better\b|what|the (?:code|docs)){OBJECT}", "identity",
       attribute="studies"),
    frame("'m am is became become", rf"(?:{AM_NOW}|(?:just |recently )*(?:became|become)) "
          rf"(?P<object>an? (?:[\w-]+ ){{0,3}}(?:{JOBS})\b.*)",
    "identity",
       attribute="job"),
    frame("have has 've got", rf"(?:have|has|['’]?ve got|own)s? (?:an?|one|\w+)"
       rf" (?:[\w-]+ ){{0,4}}?(?P<attribute>{RELATION_NAMES})s? (?:named|called) "
       rf"{NAME}", "identity"),
    frame("have has 've", r"(?:have|has|['’]?ve got) (?P<object>(?:an?|no|one|two|three|four|five"
       r"|six|\d+) (?:\w+ )?"
       r"(?:kids?|children|sons?|daughters?))\b", "identity", attribute="children"),
    frame("have has 've", r"(?:have|has|['’]?ve got) (?P<object>(?:an?|one|two|three|four|five|\d+)"
       r" (?:\w+ )?(?:dogs?|cats?"
       r"|parrots?|rabbits?|hamsters?|horses?|fish|pets?|puppy|kitten))\b(?! (?:named|called))",
       "identity",
       attribute="pet/"),
    frame("have has", r"(?:have|has) (?P<object>(?:type \w+ )?(?:diabetes|asthma|adhd|dyslexia"
       r"|epilepsy|celiac disease"
       r"|high blood pressure|arthritis|migraines|anxiety|insomnia|depression))\b", "identity",
       attribute="health/"),
    frame("own owns drive drives ride rides", r"(?:own|drive|ride)s? (?P<object>(?:an?|two|three)"
       r" \S.*)",
       "possession"),
    frame("'m am is m", rf"(?:['’]?m|am) (?!\w+-(?:{NATIONALITIES})\b)(?P<object>(?-i:"
          rf"(?:[A-Z]['’])?"
       r"[A-ZÀ-Þ][a-zà-ÿ]+(?:[- ][A-ZÀ-Þ][a-zà-ÿ]+)?))(?=[!,]|\.?$| (?:and|from|btw|by"
       r" the way)\b)",
       "identity", attribute="name", confidence=0.7, **OF_USER),
    frame("'m am is go goes was 'd would", rf"(?:{AM} (?:called|named)|go(?:es)? by|['’]d like to"
       r" be called|would like to be called) (?P<object>(?!\w+/\w)[^\W\d].*)",
       "identity",
       attribute="name"),
    frame("'m am use go goes", r"(?:use|goe?s? by) (?P<object>\w+/\w+(?:/\w+)?)(?: "
          r"pronouns)?", "identity",
       attribute="pronouns"),
    frame("use uses 'm am are 're", rf"(?:{AM} )?(?:now |currently |mainly |mostly )?(?:use|uses"
       rf"|using|run|running) "
       r"(?P<object>(?!the \w+ below|the following|a for|case|late\b|out\b|low\b|behind|errands"
       r"|away|into|around|through|over|a (?:fever|bit|bath|mile)|[abd-qs-z] (?:as|for|to"
       r"|in)\b)[^\s].*?)(?= as (?:my|our|an?|the|his|her)\b|[,;!]|$)(?:.*)",
       "tool"),
)  # fmt: skip
