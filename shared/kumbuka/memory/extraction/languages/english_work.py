"""English for what somebody studies and works as, where, and since when."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import AM_NOW, OF_USER, frame
from kumbuka.memory.extraction.languages.english_words import AT_HAND, LASTING
from kumbuka.memory.extraction.table import Frame

_BUSINESS = (
    r"(?:bakery|caf[eé]|coffee shop|shop|store|business|company|start-?up|studio|agency|farm"
    r"|restaurant|bar|pub|salon|clinic|practice|nursery|school|gym|blog|podcast|channel|newsletter"
    r"|charity|club|guest ?house|b&b|hostel|hotel|teams?|department|lab|group|firm|consultancy"
    r"|truck|gallery|garage|workshop|brewery|library|community|stall|choir|band|league|branch"
    r"|nonprofit|foundation|franchise|vineyard|market|shelter|server farm|magazine)"
)
_LEARNS = (
    r"(?:studying|learning|doing|reading|training|retraining|practi[sc]ing|teaching myself"
    r"|apprenticing)"
)
_DEGREE = (
    r"(?:master['’]?s|masters|bachelor['’]?s|phd|doctorate|mba|degree|diploma|apprenticeship"
    r"|internship|postdoc|traineeship|bootcamp|a[- ]?levels?|highers|leaving cert|gcses|ged"
    r"|foundation year|certificate|course|residency|law conversion)"
)
_WORK_OF = (
    r"(?:manage|lead|run|head|oversee|supervise|coordinate|chair|direct|captain|co-?own|co-?run"
    r"|edit|moderate)"
)

_LEARNING = (
    frame("'m am is 're are doing studying learning been 've have training retraining teaching",
          rf"(?:(?:{AM_NOW}|have been|['’]?ve been) )?(?:been )?{_LEARNS} (?:for |to be(?:come)? "
          rf"|as )?(?P<object>(?:my |an? |the )?"
          rf"(?:[\w-]+ ){{0,4}}?{_DEGREE}\b(?: \S.*)?)", "identity", attribute="studies"),
    frame("training retraining studying learning qualifying 'm am is", rf"(?:{AM_NOW}"
          rf" )?(?:(?:re)?training"
          r"|studying|learning|qualifying|apprenticed) (?:to be(?:come)?|as) (?:an? )?"
          r"(?P<object>\S.*)", "identity", attribute="training_as"),
    frame("studying revising cramming prepping 'm am is", rf"(?:{AM_NOW} )?(?:studying|revising"
          rf"|cramming|prepping) for (?P<object>(?:the|my) \S.*)",
          "identity",
          attribute="studying_for"),
    frame("learning been 've have teaching trying", r"(?:(?:have|['’]?ve) )?(?:been )?(?:trying "
          r"to learn|learning|teaching"
          r" myself) (?:to (?:speak|play) )?(?P<object>(?!how|about|that|this|from|it\b|the (?:hard"
          r"|ropes)|a lot|so much|more|to\b)\S.*)", "identity", attribute="learning/"),
    frame("'m am is in", rf"(?:{AM_NOW} )?(?:in|doing) (?:my|the|his|her) (?P<object>(?:\d(?:st"
          rf"|nd|rd|th)|first|second|third"
          r"|fourth|fifth|final|last|freshman|sophomore|junior|senior) (?:year|semester|term)\b.*)",
          "identity", attribute="studies"),
    frame("'m am is learning teaching", rf"(?:{AM_NOW} )?(?:learning|teaching myself)(?: how)? to"
          r" (?P<object>(?!live with|love|accept|let go|appreciate|deal|.*\b(?:your|this)\b"
          r"|say no|be\b|use (?:this|the)|trust"
          rf"|cope)[a-z]+\b{LASTING}.*)", "identity", attribute="learning/"),
    frame("'m am is", rf"{AM_NOW} in (?:the )?(?P<object>(?:year|grade|form) \d+|(?:\d+(?:st|nd"
          rf"|rd|th)"
          r"|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)"
          r" (?:grade|form)|(?:\w+ )?(?:kindergarten"
          rf"|reception"
          r"|preschool|nursery|high school|sixth form|college|med school|law school|grad school)"
          r")\b.*", "identity", attribute="school_year"),
    frame("'m am is go goes", rf"(?:{AM_NOW} (?:at|doing|studying at)|goe?s? to)"
          r" (?P<object>(?:uni|university|college|school|(?:art|drama|night|law|med|medical"
          r"|business|film|evening) school)\b(?! (?:rn|right now|atm|till|until"
          r"|today)\b)(?: (?:in|at|up"
          r" in) \S.*)?)", "identity", attribute="school"),
    frame("'m am is", rf"{AM_NOW} (?:taking|attending|doing|teaching) (?P<object>(?:an? "
          rf"|my )?(?:[\w-]+ ){{1,3}}"
          r"(?:class|classes|lessons|course|evening class)\b.*)", "identity", attribute="studies"),
    frame("'m am is study", rf"(?:{AM_NOW}"
          rf"|study) (?:a student )?at (?P<object>(?:the )?(?-i:[A-Z])[\w'’. -]*"
          r"(?:College|University|School|Uni|Institute|Academy|Polytechnic|Conservatoire)\b.*)",
          "identity", attribute="school"),
    frame("'m am is", rf"{AM_NOW} (?:back )?at (?P<object>(?:college|uni|school"
          rf"|university) (?:doing|studying|for)"
          r" \S.*)", "identity", attribute="studies"),
    frame("'m am is", rf"{AM_NOW} (?:sitting|taking|doing|retaking) (?:my )?(?P<object>(?:GCSEs"
          rf"|A-levels|SATs?|finals"
          r"|bar exam|board exams|boards|LSAT|MCAT|GRE|IELTS|TOEFL)\b.*)", "identity", attribute=
          "studies"),
    frame("'m am is", rf"{AM_NOW} (?:halfway|midway|partway|two thirds of the way|most of the way)"
          r" through (?:an? |my )?(?P<object>(?!the (?:book|film|file|list)|this|that"
          r"|reading)\S.*)",
          "identity", attribute="studies"),
    frame("did have has 've hold holds got", r"(?:did|have|has|['’]?ve(?: got)?|holds?"
          r"|got) (?:an? |my"
          rf" |two )(?P<object>(?:[\w'’-]+ ){{0,2}}?{_DEGREE} (?:in|at|from) \S.*)", "identity",
          attribute="studies"),
    frame("majored majoring graduated 'm", rf"(?:{AM_NOW} )?(?:majored in|majoring in"
          rf"|graduated (?:in"
          r"|from|with)) (?P<object>\S.*)", "identity", attribute="studies"),
)  # fmt: skip

_WORKING = (
    frame("worked", r"(?P<object>worked (?:at|for|as|in) (?!it\b|this|that|the (?:code|bug)"
          r"|night\b)\S.*? for"
          r" (?:[\w-]+ ){1,3}(?:years|months|decades)|worked (?:at|for|as|in) (?!it\b|this"
          r"|that)\S.*? (?:until|till) (?:\d{4}|i \w+ed)\b)(?!.*\b(?:bug|ticket|feature)\b).*",
          "identity", attribute="former_work/",
          **OF_USER),
    frame("went gone have 've", r"(?:(?:have|['’]?ve) )?(?:just |recently )*(?:went"
          r"|gone) (?P<object>freelance"
          r"|self-employed|part[- ]time|full[- ]time|solo|remote|back to (?:school|uni|university"
          r"|college|work"
          r"|teaching|nursing|studying))(?=[.!]*$|[,;]| (?:last|in|this|and|but|so|after"
          r"|to (?=study|do|become|finish|train|retrain)|for|at|when)\b).*",
          "identity", attribute="employment", **OF_USER),
    frame("started begun have 've", r"(?:(?:have|['’]?ve) )?(?:just |recently "
          r"|finally )*(?:started|begun|began)"
          r" (?P<object>(?:therapy|chemo|treatment|physio|counselling|hrt|school|college|uni"
          r"|university|nursery"
          r"|my own \w+|my (?:phd|masters?|degree|apprenticeship|course|business|company)"
          r"|(?:at )?(?:an? )?new"
          r" (?:school|college|university|uni|diet|medication|course|hobby))(?=[.!]*$|[,;]| (?:at"
          r"|in|last|this|again|and|but|so|on|with|for|after|because|selling|called|making)\b).*)",
          "identity",
          attribute="started/", **OF_USER),
    frame("passed have 've", r"(?:(?:have|['’]?ve) )?(?:just |recently "
          r"|finally )*passed (?P<object>(?:my|the) (?:[\w'’-]+"
          r" ){0,3}?(?:driving test|exams?|bar|viva|defen[cs]e|test|boards|finals"
          r"|citizenship test|theory))(?=[.!]*$"
          r"|[,;]| (?:last|in|this|and|but|so|with|on|yesterday|today|at)\b).*",
          "identity", attribute="passed/",
          **OF_USER),
    frame("have 've always", r"(?:(?:have|['’]?ve) )?always been (?P<object>(?:an? |into |the "
          r"|quite |very |really |good at |bad at )(?!good idea|problem|mystery|dream|while)\S.*)",
          "identity", attribute="trait/", **OF_USER),
    frame("have 've has been", r"(?:(?:have|['’]?ve|has) )?been (?P<object>(?:with|at|in|on"
          r"|off|without|into|vegan|clean|dry|self-employed|freelance|retired|disabled"
          r"|a member) (?!this\b|that\b"
          r"|it\b|hold\b|the (?:phone|line|queue)|bed\b|touch\b|meetings?\b|traffic\b|a (?:call"
          r"|meeting)\b|you\b)\S.{0,40}?) (?:for (?:about |over |nearly |almost |the (?:last"
          r"|past) )?(?:[\w-]+ ){1,3}?(?:years"
          r"|months|decades)|since (?:\d{4}|i was|childhood|school|college|uni|january|february"
          r"|march|april"
          r"|may|june|july|august|september|october|november|december|new year|christmas"
          r"|last (?:year|summer"
          r"|winter|spring|autumn|fall)|the (?:pandemic|eighties|nineties|\d0s)))\b.*", "identity",
          attribute="since/", confidence=0.8, **OF_USER),
    frame("have 've became become just", r"(?:(?:have|['’]?ve) )?(?:just |recently "
          r"|finally )*(?:became|become)"
          r" (?P<object>an? (?:[\w-]+ ){0,2}?(?:grand)?(?:father|mother|dad|mum|mom|parent"
          r"|grandad|grandma|uncle"
          r"|aunt|godfather|godmother|citizen|member|vegetarian|vegan|homeowner|landlord|widow\w*"
          r"|resident|partner))\b.*", "identity", attribute="family/", **OF_USER),
    frame("have 've moved", rf"(?:(?:have|['’]?ve) )?(?:just |recently "
          rf"|finally )*moved in (?P<object>(?:with"
          rf" (?!the flow)|together)\b{LASTING}.*)", "identity", attribute="household", **OF_USER),
    frame("have 've moved", r"(?:(?:have|['’]?ve) )?(?:just |recently "
          r"|finally )*moved out of (?:[\w'’]+ ){1,3}?"
          r"(?:place|house|flat|home|apartment|parents['’]?)(?: and)?(?: (?:in)?to) (?:an? |my "
          r"|our )?(?P<object>\S.*)", "identity", attribute="home", **OF_USER),
    frame("'m am is", rf"{AM_NOW} (?:the )?(?P<object>(?-i:[A-Z]{{2,4}}) (?:at|of|for) (?!this"
          rf"|that|it\b)\S.*)",
          "identity", attribute="job"),
    frame("'m am is", rf"{AM_NOW} (?:taking )?(?P<object>(?:on )?an? (?:zero[- ]hours contract"
          rf"|gap year|sabbatical|temp\w* contract"
          r"|fixed[- ]term contract|student visa|work visa|visa|career break|placement|secondment"
          r"|pension))\b.*",
          "identity", attribute="employment"),
    frame("'m am is", rf"{AM_NOW} (?:the )?(?P<object>(?:deputy |assistant |vice[- ]"
          rf"|co-?)?(?:head|director|manager"
          r"|captain|editor|chair|president|vp|chief|professor|owner|founder|secretary"
          r"|treasurer) (?:of|for|at) (?!my"
          r" own (?:destiny|fate))\S.*)", "identity", attribute="job"),
    frame("'m am is", rf"{AM_NOW} the (?P<object>(?!(?:only )?(?:one|same|type|kind|sort|person"
          rf"|people|guy"
          r"|girl|man|woman|first|last|worst|best|problem|reason|idiot|opposite|king|queen"
          r"|luckiest|happiest"
          r"|proud|narrator|hero|heroine|player|character|protagonist|murderer|winner|loser"
          r"|victim|author"
          r"|boss|user|customer|client|only|owner of the|next|second|third|sender|recipient"
          r"|exception)\b)"
          rf"(?:[a-z][\w'’-]* ){{1,4}}(?:at|in|of|for|on) (?:an?|the|my|our"
          rf"|(?-i:[A-Z])){LASTING}.*)", "identity",
          attribute="job", confidence=0.8, **OF_USER),
    frame("was were served", r"(?:was|were|served|spent \w+ years) (?P<object>in the (?:army|navy"
          r"|air force"
          r"|raf|marines|police|military|civil service|coast ?guard|merchant navy|peace corps"
          r"|foreign legion)\b.*)", "identity", attribute="trait/"),
    frame("teach teaches", rf"(?P<object>teach(?:es)? (?!the (?:model|network|ai|bot|machine"
          rf"|agent)|my (?:model|bot|ai)){AT_HAND}(?!at\b|him|her|them|myself){LASTING}"
          r"\S.*)", "identity", attribute="teaches"),
    frame("manage lead run head oversee supervise coordinate chair direct captain co-own edit"
          " moderate co",
          rf"(?P<object>{_WORK_OF} (?:an? |my own |our |the |my |two |three )(?:[\w'’&-]+ ){{0,4}}?"
          rf"{_BUSINESS}\b(?! (?:member|error)){LASTING}(?: (?:in|at|for|of|selling|called|near"
          rf"|with|on|from|that|which)\b[^,]*)?)", "identity", attribute="runs/",
          **OF_USER),
    frame("chair captain", rf"(?P<object>(?:chair|captain) (?:the|our|an?|my) {LASTING}\S.*)",
          "identity", attribute="runs/", **OF_USER),
    frame("do does", r"do(?:es)? (?P<object>(?:the |some )?[\w' -]{2,40}? (?:for|at|with) (?:an?"
          r"|the|our|my|(?-i:[A-Z])\S*) \S.*)(?<! today)(?<! tonight)", "identity",
          attribute="work/", confidence=0.8, needs=(" for ", " at ")),
    frame("", r"(?P<object>(?!want|need)[a-z]+ [^,;.]{2,40}? for a living)\b.*", "identity",
          attribute="job", needs=("for a living",)),
    frame("'m am is work works", rf"(?:{AM_NOW}|works?) (?:in|for"
          rf"|with) (?P<object>the (?:\w+ )?(?:army|navy|air"
          r" force|police|military|civil service|fire (?:service|brigade)|coast ?guard|marines"
          r"|nhs|ambulance"
          r" service|\w+ (?:business|industry|trade|sector))|sales|marketing|hr|finance|tech"
          r"|logistics"
          r"|insurance|construction|education|academia|retail|real estate|publishing|banking"
          r"|healthcare"
          r"|hospitality|consulting|advertising|pr|recruitment|procurement|nursing|catering|law"
          r"|medicine"
          r"|accounting|customer service|engineering|research|politics|social work|manufacturing"
          r"|pharma|films?|television|theatre|the arts)(?=$|[,.;!]| (?:and|but|so|for|at|in)\b).*",
          "identity",
          attribute="industry"),
    frame("started start have 've", r"(?:(?:have|['’]?ve) )?(?:just "
          r"|recently )?started (?:out )?(?:at|with"
          r"|working for|an? (?:new )?(?:job|role|position) (?:at"
          r"|with)) (?P<object>(?:the )?(?-i:[A-Z])\S*.*)",
          "identity", attribute="employer"),
    frame("got been was were 've have promoted", r"(?:(?:have|['’]?ve|was|were) )?(?:got |been "
          r"|just |gotten )*"
          r"promoted to (?:an? |the )?(?P<object>\S.*)", "identity", attribute="job"),
    frame("trained", r"trained (?:as|to be) (?:an? )?(?P<object>(?!model)\S.*)", "identity",
          attribute="trained_as"),
    frame("dropped have 've", r"(?:(?:have|['’]?ve) )?dropped out of (?P<object>\S.*)", "identity",
          attribute="studies"),
    frame("'m am is", rf"{AM_NOW} (?P<object>employed (?:by|at) \S.*)", "identity",
          attribute="employer"),
    frame("'m am is", rf"{AM_NOW} (?:currently |now )?(?P<object>between jobs|out of work"
          rf"|unemployed"
          r"|retired|self-employed|freelance|freelancing|semi-retired|on (?:parental|maternity"
          r"|paternity|sick|medical) leave|signed off sick|job[- ]hunting)\b.*", "identity",
          attribute="employment"),
    frame("'m am is sit", rf"(?:{AM_NOW}|sits?) on (?P<object>(?:the|an?) (?:[\w-]+ )?(?:board"
          rf"|committee"
          r"|council|jury|panel|pta)\b.*)", "identity", attribute="role/"),
    frame("worked 've have been has", r"(?:have|['’]?ve|has) worked (?:at|for"
          r"|with) (?P<object>(?!this"
          r"|that|it\b|hours|me\b)\S.*)", "identity", attribute="employer"),
    frame("'ve have been has", r"(?:(?:have|['’]?ve|has) )?been (?P<object>an? (?!while|few|bit"
          r"|long"
          r"|day|rough|pleasure|lot|bad|good|great|busy|week|weird|hard|tough|mess|minute|couple"
          r"|(?:\w+ )?(?:vegan|vegetarian|pescatarian))"
          r"[\w-]+(?: [\w-]+){0,6}?) (?:for (?:\w+ )?(?:\w+ )?(?:years|months|decades|ages)|since"
          r" \S+|all my life)\b.*", "identity", attribute="job"),
    frame("working work", r"work(?:ing)? as an? (?P<object>\S.*)", "identity", attribute="job"),
    frame("working work", r"work(?:ing)? (?:at|for) (?P<object>(?!it\b|this|that|the moment|me\b"
          r"|you|now|home|us\b|all)\S.*)", "identity", attribute="employer"),
)  # fmt: skip

WORK_FRAMES: tuple[Frame, ...] = _LEARNING + _WORKING
"""Of what follows a subject, or stands without one."""
