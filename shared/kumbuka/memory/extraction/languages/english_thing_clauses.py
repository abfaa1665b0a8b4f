"""English clauses whose subject is a thing a user has, or somebody who changed it."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import OBJECT, frame
from kumbuka.memory.extraction.languages.english_things import (
    ADJUSTED,
    ANY,
    END,
    OTHERS,
    PROPER,
    SHIFTED,
    THING,
    VALUE,
    WAY,
)
from kumbuka.memory.extraction.languages.english_topics import ANY_TOPIC, OWNED
from kumbuka.memory.extraction.languages.english_words import LASTING, RELATION_NAMES
from kumbuka.memory.extraction.table import Frame

_NOUN_VERB = (
    r"(?:(?:(?:is|are|['’]s) )(?:now |all |both |currently |mostly )*(?:called |named"
    r" |written in |built (?:in|with|on) |made (?:in|with) |running on |done in |(?:kept|stored"
    r"|saved"
    r"|hosted|tracked|logged|deployed|served|managed|written|run) (?:in|on|with|at|by|via) |in "
    r"|on |at |with |by )?|(?:runs?|lives?|sits?|go(?:es)? (?:out|to|through|via)|goes"
    r"|happens?|meets?|starts?|begins?|leaves?|opens?|uses?|speaks?"
    r"|takes? place|works?)(?: now)? (?:now )?(?:on |in |at |with |through )?)"
)
_GOT_CHANGED = (
    r"(?:(?:has|have|is|are|was|were|got|gets|['’]s|['’]?ve) )*(?:been |being )?(?:moved|upped"
    r"|doubled|pushed|cut"
    r"|changed|bumped|raised|lowered|increased|reduced|postponed|delayed|rescheduled|extended"
    r"|renamed|rebranded|switched|went|gone|migrated|shifted|dropped|grew|shrunk|grown|rose"
    r"|fell|climbed|jumped|shrank|slipped|moves"
    r"|changes)(?: up| down| back| out| over| forward)*(?: from (?P<old>\S.*?))?"
    r"(?: to| until| till| by| on| as)(?: be)?"
)
_OURS = r"(?:my|our|all (?:of )?(?:my|our))(?: new| current| main)?"
_SCHEDULED = (
    r"(?:deadline|budget|launch|release|project|codename|code name|product|app|meeting|standup"
    r"|stand-up|sprint|demo|exam|wedding|rent|trip|company|startup|team|conference|kickoff|retro"
    r"|book club|band|party|class|course|lesson|interview|move|kids|flight|train)"
)
_CHANGED = (" now", "these days", "nowadays", "from now on", "anymore", "any more", "instead")
_SOMEBODYS = (
    r"(?!(?:phone|battery|laptop|tablet|watch|ipad|car) ?(?:is|['’]s) (?:at"
    r"|on) (?:about )?\d+ ?(?:%|percent"
    r"|per cent))"
    rf"(?!(?:{RELATION_NAMES}|company|colleague|coworker|best friend)(?:['’]?s)?"
    r"(?:,? (?-i:[A-Z])[\w'’-]+,?)? (?:is|are|was|uses?|runs?|speaks?|lives?|goes|works?|starts?"
    r"|takes|leaves?|happens?|sits?|meets?|moved|moves|went|has|got|changed|switched|joined|drives"
    r"|gets|likes?|loves?|hates?)\b)"
)
_STANDING = (
    r"(?:topic|subject|speciali[sz]ation|specialty|research area|field|dose|dosage|hours|schedule"
    r"|size|brand|hobby|hobbies|sport|breakfast|lunch|dinner|motto|target|quota|salary|income"
    r"|mortgage|rank|stack|seat|address|dream job|star sign|accent|faith|religion|blood type"
    r"|allowance|bedtime|curfew|route|commute|uniform|instrument|workout|gym days?|days? off"
    r"|office days?|hair colou?r|eye colou?r|theme|nickname|handle|deadline|budget|(?:main"
    r"|default) branch|code style"
    r"|style guide|licen[cs]e|framework|audience|niche|business model|pricing|fiscal year"
    r"|conventions?|turnover"
    r"|release cycle|dress code|house style|mission|slogan|tagline|price range)"
)
_FOR = r"(?: (?:for|of) (?:the |my |our |this )?(?P<of>[a-z]\w+))?"

THING_CLAUSES: tuple[Frame, ...] = (
    frame("my our everyone everybody", r"(?:(?:my|our) (?:team|company|startup|office)|every(?:one"
          r"|body))(?: at work)? (?:(?:now )?uses|runs(?: on)?|is (?:now )?on|(?:has )?(?:just )?"
          r"(?:switched|moved|migrated)(?: over)? to|works (?:with|in))(?: now)? (?P<object>\S.*)",
          "tool", topics=ANY_TOPIC),
    frame("my our", r"(?:my|our) (?:kids?|son|daughter|children|boys?|girls?) goe?s? to"
          r" (?P<object>(?:an? )?\S.*?(?:school|kindergarten|daycare|academy|nursery|primary|high"
          r"|elementary)\b.*)", "identity", attribute="children_school"),
    frame("", rf"(?P<object>{PROPER}) (?:passed (?:away|on)|died|is no longer with us|went to"
           rf" live with|crossed the rainbow bridge)\b.*", "end",
          effect="end", needs=("passed ", "died", "no longer with us", "went to live", "rainbow")),
    frame("me", rf"me and (?P<object>{PROPER}) (?:broke up|split(?: up)?|separated|divorced)\b.*",
          "end", effect="end"),
    frame("my our", rf"(?:my|our) (?P<attribute>{RELATION_NAMES})['’]s (?:now |called )?"
          rf"(?P<object>{PROPER}){END}", "identity"),
    frame("", rf"{LASTING}(?P<object>(?:{PROPER}|[a-z]+))(?:['’]s"
          rf"| is) (?:now )?my (?:new )?{THING}{END}",
          "identity", needs=(" my ",)),
    frame("", rf"(?P<object>{PROPER}) and (?:i|me) (?:broke up|split(?: up)?|separated|divorced"
          r"|called it (?:quits|off|a day)|are no longer together)\b.*", "end", effect="end",
          needs=("broke", "split", "called it",
          "separated", "divorced", "together")),
    frame("", rf"(?P<object>{PROPER}) and (?:i|me) (?:got|are)(?: now)? (?:married|engaged)\b.*",
          "identity", attribute="spouse", ends=("identity:fiance", "identity:marital_status"),
          needs=("married", "engaged")),
    frame("my our", rf"(?:my|our) {THING}(?: is|['’]s) due (?:on |in |by |at )?{VALUE}{END}",
          "identity", attribute="deadline/"),
    frame("my our", rf"(?:my|our) (?:new )?(?P<thing>(?:\w+ )?{_STANDING}) ?(?:is|are|['’]s|was)"
          r"(?: now)? (?P<object>(?!not\b|too\b|so\b|very\b|really\b|pretty\b|that\b|to\b|what"
          r"|how|why|wrong|unclear|full|high|low|bad|good|great|tight|tomorrow|today|tonight|next"
          r"|soon|over|gone"
          r"|broken|ahead|behind|protected|missing|limited|\w+ing\b)\S.*)", "identity"),
    frame("", rf"(?P<object>{PROPER}) (?:has |have |is |['’]s )?(?:now )?(?:stepped in|taken"
           rf" over|took"
          rf" over|started|acting|filling in) as (?:my|our) (?:new )?{THING}{END}", "identity",
          needs=(" as my ", " as our ")),
    frame("the our my", rf"(?:the|our|my) new {THING} ?{_NOUN_VERB}{VALUE}{END}", "identity",
          replaces=True),
    frame("let's lets", r"let['’]?s (?P<object>(?:speak|talk|write|chat|continue|switch to)"
           r" (?:in )?(?-i:[A-Z])\w+\b.*)", "instruction", attribute="answer_language"),
    frame("keep", r"(?P<object>keep (?:it|them|things) (?:a bit |a little )?(?:short|brief"
           r"|simple|formal"
          r"|casual|concise|informal|light|technical)(?:er)?\b(?! (?:(?:in|for) (?:this|the|that"
          r"|my)|here|this time)\b).*)",
          "instruction"),
    frame("it it's its", r"it(?: is|['’]?s) (?P<object>\S.{0,40}?) (?:that |which )?i(?:['’]m| am)?"
          r" (?:react to|(?:allergic|intolerant) to|can['’]?t (?:have|eat))(?:, (?:and |but )?"
          r"(?P<old>\w+) (?:is|are) (?:fine|ok|okay|safe))?.*", "identity", attribute="allergy/"),
    frame("it it's its", r"it(?: is|['’]?s)(?: all| only| just|"
           r" now)? (?:an? )?(?P<object>\S.{0,60}?)"
          r" (?:for (?:me|us) )?(?:now|these days|nowadays|from now on|from here on|for (?:me"
          r"|us))\b[^?]*", "tool", topics=ANY_TOPIC, replaces=True),
    frame("everything", r"everything(?: runs on|['’]s (?:on|in|at|with)| is (?:on|in|at|with)|"
           r" lives"
          r" (?:on|in)| happens (?:on|in))(?: now)? (?P<object>\S.*)", "tool", topics=ANY_TOPIC,
          replaces=True),
    frame("it it's its", rf"it(?: is|['’]?s)(?: now)? due (?:on |in |by |at )?{VALUE}{END}",
          "identity", attribute="deadline", replaces=True),
    frame("my our", r"(?:my|our) (?:team|squad) (?:has|have|is|counts)(?: now)? (?:a team of )?"
          r"(?P<object>(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
          r"(?: \w+)?)", "identity", attribute="team_size"),
    frame("my our all", rf"{_OURS} {_SOMEBODYS}{THING} ?{_NOUN_VERB}{OBJECT}", "identity",
          topics=ANY_TOPIC),
    frame("my our all", rf"{_OURS} {_SOMEBODYS}{THING}{_FOR} ?{_NOUN_VERB}{VALUE}{END}", "identity",
          confidence=0.8),
    frame("my our the all", rf"(?:{_OURS}|the) {_SOMEBODYS}{THING} ?{_GOT_CHANGED}"
          rf" {VALUE}{END}", "identity",
          replaces=True),
    frame("the", rf"the (?P<thing>(?:\w+ )?{_SCHEDULED}) ?{_NOUN_VERB}{VALUE}{END}", "identity",
          confidence=0.8),
    frame("the", rf"the {THING} ?{_NOUN_VERB}{OBJECT}", "identity", topics=ANY_TOPIC,
          if_changed=True),
    frame("the", rf"the {THING} ?{_NOUN_VERB}{VALUE}{END}", "identity", if_changed=True),
    frame("", rf"(?!my\b|our\b|the\b|all\b){THING} ?{_NOUN_VERB}{OBJECT}", "identity",
          topics=ANY_TOPIC, if_changed=True, needs=_CHANGED),
    frame("", rf"(?!my\b|our\b|the\b|all\b){THING} ?{_NOUN_VERB}{VALUE}{END}", "identity",
          if_changed=True, needs=_CHANGED),
    frame("", rf"(?!my\b|our\b|the\b|all\b){THING} ?{_GOT_CHANGED} {VALUE}{END}", "identity",
          replaces=True, needs=("moved", "pushed", "changed", "postponed", "rescheduled", "upped",
          "cut ", "bumped",
          "raised", "went up", "went down")),
    frame("home", rf"home(?: is|['’]s)(?: now)? (?P<object>{PROPER}){END}", "identity",
          attribute="home"),
    frame("there", r"there(?:['’]s| are| is)(?: now)? (?P<object>\w+ of us)(?: now)?(?: (?:on|in)"
          r" (?:the|our) (?:team|company|family|household|band))?", "identity",
          attribute="team_size"),
    frame("they they've they're hr work my our the somebody someone management",
          rf"{OTHERS} {ADJUSTED} (?:my|our|the) {THING}{WAY}(?: from (?P<old>\S.*?))?"
          rf" (?:to|until|on|by) {VALUE}{END}", "identity", replaces=True),
    frame("they they've they're hr work my our the somebody someone management",
          rf"{OTHERS} (?:switched|moved|put|transferred|changed|migrated)(?: me| us){WAY}"
          rf"(?: from (?P<old>\S.*?))? (?:to|on|onto) {OBJECT}", "tool", **ANY),
    frame("work my our the they", rf"{OTHERS} {SHIFTED}{WAY}(?: from (?P<old>\S.*?))? to"
          rf" {OBJECT}", "tool", **ANY),
    frame("they they've they're hr work my our the somebody someone management",
          rf"{OTHERS} (?:moved|assigned|transferred|put) (?:me|us) (?:to|in|on|into)"
          rf" (?P<thing>[a-z]+) (?P<object>[A-Z]?\d\w*){END}", "identity", replaces=True),
    frame("my our", rf"(?:my|our) {_SOMEBODYS}{THING} ?(?:is|are|['’]s) (?:now"
           rf" )?(?P<object>(?:in|on|at"
          r"|with|an?|the) (?!\w+ing\b|mess\b|disaster)\S.*?),? (?:now|these days|nowadays"
          r"|from now on)[.!]*$", "identity", if_changed=True, confidence=0.7),
    frame("my our", rf"(?:my|our) {THING} (?P<object>(?!got\b|was\b|has\b"
           rf"|had\b)[a-z]+s? \S.*?),? (?:these days"
          r"|nowadays|from now on)[.!]*$", "identity", if_changed=True, confidence=0.7),
    frame("they they've they're hr work my our the somebody someone management",
          rf"{OTHERS} (?:gave|got|bought|issued|handed) (?:me|us) (?:an? |the )?{OBJECT}", "tool",
          topics=OWNED),
    frame("they my our the hr", rf"{OTHERS} (?:promoted me to|made me) (?:an? |the )?"
          r"(?P<object>\S.*)", "identity", attribute="job"),
    frame("somebody someone they thieves", r"(?:some(?:body|one)|they|thieves) stole (?:my|our)"
          r" (?P<object>\S.*)", "end", effect="end"),
    frame("contact reach text email message ping write call",
          r"(?:contact|reach|text|email|message|ping|write to|call) (?:me|us) (?:on|by|via|through"
          r"|over) (?P<object>\S.*)", "instruction"),
    frame("no", r"no more (?P<object>(?:emojis?|bullet points|jargon|markdown|small talk|em dashes"
          r"|exclamation marks|follow-up questions|jokes)\b.*)", "instruction", polarity="-"),
    frame("switch", r"(?P<object>switch to (?-i:[A-Z])\w+ (?:for|in) (?:your|my|all|the) (?:answers"
          r"|replies|responses|chats?)\b.*)", "instruction", attribute="answer_language"),
    frame("you be stay keep", r"(?:you can |please )?(?P<object>(?:be|stay|keep it|keep things)"
          r" (?:more |less )?(?:casual|formal|informal|direct|blunt|friendly|brief|short|technical)"
          r" (?:with me|from now on|in your answers|when you answer)\b.*)", "instruction"),
    frame("text email message call ping", r"(?P<object>(?:text|email|message|call|ping) me"
          r" (?:instead|rather)\b.*)", "instruction"),
    frame("you", r"you can (?:reach|email|contact|mail|write to) me (?:at|on|under)"
          r" (?P<object>\S+@\S+\w)", "identity", attribute="email"),
)  # fmt: skip
"""Clauses whose subject is a thing, or somebody who changed it."""
