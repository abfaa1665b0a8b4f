"""Words by which English tells that something is otherwise now, whatever the sentence is like.

They are classes of words, to which any verb of the kind may be added, and no patterns of sentences.
"""

from __future__ import annotations

import re

from kumbuka.text.late_pattern import LatePattern
from kumbuka.text.phrases import Phrases


def _re(source: str) -> LatePattern:
    return LatePattern(source, re.IGNORECASE)


_CHANGED = (
    r"changed|switched|swapped|shortened|lengthened|reverted|stole (?:my|our)|nothing but"
    r"|bought (?:[\w'’-]+ ){1,4}off (?:me|us)|moved|migrated|ported|transferred|relocated"
    r"|shifted|pushed (?:back"
    r"|to|it|our|the|\w+ (?:back|to|forward))|got pushed|postponed|rescheduled|brought forward"
    r"|bumped|renamed|rebranded"
    r"|reassigned|rebooked|refinanced|remortgaged|upgraded|downgraded|rewrote|rewritten|rebuilt"
    r"|redid|converted|turned (?:into|to|vegan|vegetarian)|became|become|becomes|takes? over"
    r"|took over|taken over|took (?:up|it|the \w+|my \w+|our \w+) (?:over )?to|taken up"
    r"|took up|joined|hired|arrived|born|engaged|married|widowed|settled|adopted|promoted|demoted"
    r"|elected|made (?:me|us) (?:an?|the|head|lead|captain|manager)"
    r"|put (?:me|us) (?:on|in|under|up|down)|(?:['’]s|is|are|['’]re) (?:up|down) (?:to|from)"
    r"|won me over|(?:come|came|grown|learned|learnt) to (?:love|like|enjoy|prefer|hate)|(?:come"
    r"|came) (?:round|around) to|lifted|scaled|enrolled|graduated|qualified|passed (?:the|my) \w+"
    r"|landed|merged|partner up|restored|reinstated|doubled|tripled|halved|raised|lowered"
    r"|increased|reduced|expanded|cut (?:down|back|out|right|my|the|our)|agreed to|agreed on"
    r"|decided|chose|picked|opted|voted|went (?:with|over|for|back|home|vegan|remote|freelance)"
    r"|gone (?:over|back|to|and|with|vegan|remote|freelance)|teamed up|moving (?:to|in|out|over)"
    r"|signed up|signed (?:with|on)|started|begun|began|took on|taken on|bought|inherited|rent"
    r"|got (?:an?|the|our|my|myself|ourselves|hired|married|engaged|promoted|into|so|ported|moved)"
    r"|moved in|given (?:me|us)|gave (?:me|us)|allowed|rehearse at|launching|back (?:to|in|on)\b"
    r"|is back|seeing (?:someone|somebody|dr)|changed (?:his|her|their|its) mind|refitted|repainted"
    r"|redecorated|found an?|turns out|turned out|wants (?:me|us) (?:\w+ing|to|on)|been getting"
    r"|(?:had|decided|agreed|chose|asked|managed|voted|elected|told (?:\w+ ){1,3}?) ?to \w+"
    r"|(?:['’]ve|have|has) had|(?:days|weeks|months) into|first (?:day|week|month) (?:at|as|in"
    r"|with)"
    r"|seems? ages ago|got one of|sticking with|rearranged|reshuffled|reorgani[sz]ed|restructured"
    r"|(?:is|are) history|next up|\w{3,}ed (?:me|us) (?:with|to|on|for|out|up|off|in|into|from)"
    r"|(?:is|are|was|were|got) (?:banned|shelved|allowed|forbidden)|banned|(?:days|weeks"
    r"|months) old"
    r"|calls? me|upped|turned (?:\w+ ){0,3}(?:up|down)|was (?:made|voted|elected|named"
    r"|appointed)|shaved"
    r"|got (?:\w+ ){1,4}(?:repaired|fixed|removed)|(?:went|gone|going|goes) (?:up|down) (?:to"
    r"|from|by)|took (?:my|his"
    r"|her) \w+['’]s \w*name"
    r"|slipped|slid|shr[aiu]nk|grown|grew (?:to|from|out)|extended|extension|prolonged|renewed"
    r"|ruled|exported|imported|(?:crossed|reached|hit|climbed to|fell to|rose to"
    r"|went past|passed) \d\w*|wiped|formatted|overruled|overtook|overtaken|ousted|dethroned"
    r"|(?:knocked|beaten|pushed|kicked) (?:\w+ ){1,3}?(?:off|out|as|from|to)|kicked (?:me|us) out"
    r"|fitted|came through|come through|cleared (?:me|us|him|her)|discharged|diagnosed"
    r"|misdiagnos\w+|prescribed|taken (?:me|us|him|her) (?:on|in|under)|(?:re-?)?measured"
    r"|weighed|scales? (?:say|says|said|show|shows|showed)|made \w+(?: \w+)? (?:the|my|our)"
    r" (?:default|main|new)|(?:paid|pays) (?:me|us|him|her|it|them) (?:back|off)"
    r"|double[- ]booked|went into (?:an?|the|care|hospital|foster|business|private)"
    r"|could only (?:\w+ )?(?:me|us|my|our)|succeeded|superseded|swept|insists?(?: on)?"
    r"|passed on (?:to|the)|handed over|landed|put (?:\w+ ){1,3}on (?:it|the|my|our)|awarded"
    r"|had (?:\w+ ){0,3}(?:surgery|operation)|turned (?:\d+|one|two|three|four|five|six|seven"
    r"|eight|nine|ten)|renamed myself"
    r"|(?:has|have|got) (?:me|us) (?:in|on|as|at|playing|doing)"
    r"|retrained|requalified|reskilled|trained as|switch (?:back |over )?to"
    r"|rebound|rerouted|repointed|rewired|rehosted|redeployed|repriced|repurposed|digiti[sz]ed"
    r"|automated|outsourced|rolled (?:back|out|over)|loosened|tightened|relaxed"
    r"|put (?:\w+ ){1,4}?(?:up|down|back|forward) (?:to|by)|thought again|second thoughts"
    r"|(?:they|we|management|boss|hr) put (?:the|our|my|us|me)"
    r"|granted|approved|accepted|appointed|assigned|allocated|issued|delivered|inherits?"
    r"|custody|moved (?:\w+ )?up|gone up|went up|relegated|carrying (?:an?|the|my) (?-i:[A-Z])"
    r"|(?:i|we) \w+ [\w ]{1,30} again(?=\W*\Z|[,.])|came early|had (?:the|our|a|my) (?:baby"
    r"|boy|girl|twins)|gave birth"
)
_ENDED = (
    r"avoid(?:ing|ed)?|boycott(?:ing|ed)?|steer(?:ing)? clear|stay(?:ing)? away from"
    r"|(?:haven|hasn)['’]?t (?:smoked|drunk|eaten|touched|had an?)|met (?:someone|somebody)"
    r"|fell (?:through|apart)|tore|wrecked|burned down|took \w+(?: \w+){0,3} down"
    r"|let \w+(?: \w+){0,3} (?:go|lapse|expire|slide)|paid off|chopped|defended|quit|stopped"
    r"|cancell?ed|ended|ditched|dropped|scrapped|sold|gave \w+(?: \w+)? (?:up|away"
    r"|back|to)|(?:sent|took|brought|handed|shipped) (?:\w+ ){1,3}?back|gave (?:up|away|back)"
    r"|given up|handed|got rid|returned|retired|resigned|left|lost"
    r"|split|broke up|broken up|divorced|died|passed away|gone|over|is off|are off|off (?:the"
    r"|it|\w+ (?:and|now))|took \w+(?: \w+)? (?:off|out)|took (?:all|both|every)|pulled (?:me|us"
    r"|out|\w+ out)"
    r"|stepped (?:down|back)|finished|expired|ran out|run out|lapsed|closed|shut|archived"
    r"|went (?:bust|under|bankrupt|out of business)"
    r"|discontinued|switched off|poured out|traded|replaced|binned|came off|weaned|injured"
    r"|disbanded|dissolved|folded|folding|abandoned|dumped|fired|sacked|laid off|let go|evicted"
    r"|no longer|any ?more|no more|never the problem|behind (?:me|us)|can go\b|done (?:with|\w+ing)"
    r"|forget the|used to be|outgrew|outgrown|all clear|was clear|stands? empty|shipped off"
    r"|rehomed|donated|wrote off|written off|totalled|stolen|lapse|on (?:parental|maternity"
    r"|paternity|sick) leave|blew|spent|out of (?:the|our|my)|wasn['’]?t renewed|sworn off"
    r"|swore off"
    r"|graduated|dropped out|moved out|moved away|moved on|put (?:her|his|their) foot down"
    r"|don['’]?t (?:need|have|use|do|drink|eat|fly|smoke|drive|play|live|work|want|wear|take)"
    r"|put an end to|puts? paid to|uninstalled|bored (?:of|with|by)|bores me|(?:went|gone) off"
    r"|out (?:of )?the window|(?:in|to|into) the (?:bin|tip|skip|recycling|dump|scrapyard|charity"
    r" shop)|went to (?:the )?(?:recycling|scrap|charity)|jumped ship|jack(?:ed|ing) (?:\w+ )?in"
    r"|pack(?:ed|ing) (?:\w+ ){0,3}in|chucked|withdrew|backed out|called off|fizzled out"
    r"|(?:haven|hasn)['’]?t (?:\w+ ){1,6}since|(?:days|weeks|months|years) without"
    r"|made no difference|did(?:n['’]t| not) (?:help|work|renew|last|stick)|never stuck|is dead"
    r"|came off|took (?:\w+ )?(?:off|down)|ripped out|gets? ripped|wound up|sacked|skip (?:the|my"
    r"|our)|no problem|is (?:fine|safe)(?: for me)?|(?:so|out|tests?) negative|got (?:sacked|fired)"
)
_NOW = (
    r"now(?! (?:that|and then))|nowadays|these days|instead|from (?:now|here|this \w+|next \w+"
    r"|monday|today) on|from here on(?: out)?|going forward|as of"
    r"|from this (?:quarter|week|month|term|year|season|sprint|release)|since(?! (?:i|you|it['’]?s"
    r"|it is|the"
    r" (?:file|code))\b)|starting (?:this|next|in|from|on|monday)|from (?:monday|tuesday|wednesday"
    r"|thursday|friday|january|february|march|april|may|june|july|august|september|october"
    r"|november|december|next \w+)|in the end|after all|after (?:the|my|our) \w+"
    r"|for good|lately|at last|this (?:year|term|season|semester|school year)"
    r"|back to normal|as long as you like"
)
_FRESH = r"again|new|installed|went to|['’]s the new"
SIGN = Phrases(f"{_CHANGED}|{_ENDED}|{_NOW}|{_FRESH}")
"""Something became otherwise."""

STRONG_SIGN = Phrases(f"{_CHANGED}|{_ENDED}|{_NOW}")
"""Says so by more than "new" or "again", which are in many a sentence."""

NEW_ONE = _re(r"\W*new \w+")
"""Begins with what is new: "new boss, …"."""

HINT = Phrases(
    r"\w{2,}ed|\w+n['’]t|not|never|nobody|no one|any ?more|no longer|went|gone|left|sold|quit"
    r"|shut|split|broke\w*|fell|stolen|stole|sank|burnt|ran|rid|kept|got|gave|given|let|lost|took"
    r"|taken"
    r"|threw|thrown|cut|put|made|found|bought|came|flew|said goodbye|dead|over|off|out|enough|too"
    r"|terrible|awful|nightmare|waste|dust|toast|done|sick of|tired of|had|is being|behind"
    r"|leave|outgrew|swore|sworn|wore|tore|bust|cracked|grew|sent|wrote|rebuilt|rewrote|became"
    r"|nowhere|was|were|froze|bent|felt|leaks?|history|hope\w+|miserable|pricey|expensive|site"
    r"|wait"
)
"""Stands in every sentence that may tell of an ending; the others are skipped unread."""

OVER = _re(
    r"\b(?:(?:bought|took|stole|nicked) (?=(?:[\w'’-]+ ){1,4}off (?:me|us|my hands|our hands)\b)"
    r"|(?:can['’]?t|cannot) (?=\w+(?:\W*\Z| (?:any ?more|now|after)\b))"
    r"|(?:i['’]m|i am|we['’]re|been|go|gone|going) off(?! to\b)|avoid(?:ing)?|boycott(?:ing)?"
    r"|steer(?:ing)? clear of|stay(?:ing)? away from|wrote off|put an end to|bored (?:of|with)"
    r"|uninstalled|withdrew from|skip|called off|jacked in|packed in"
    r"|(?:got|been|was) kicked (?:off|out of)"
    r"|weeks without|months without|years without|touched|overtook|ripped out"
    r"|some(?:one|body) else (?:has|does|runs|owns|leads|handles|looks after)"
    r"|instead of|rather than|paid off|leave out|leaving out|skip|(?:can['’]?t"
    r"|cannot) stand|went off"
    r"|gone off|sick of|tired of|fed up with|finished (?=therapy|treatment|rehab|physio|chemo"
    r"|school|uni)"
    r"|let|do without|done without|shaved(?: off)?|banned|passed|shut(?: down)?|quit|stopp?ed"
    r"|stopping|cancell?ed|cancel|ended|end|drop"
    r"|ditched|dropped|scrapped|sold|sell|gave up"
    r"|gave away|gave back|gave|given up|handed in|handed back|handed over|handed|got rid of"
    r"|returned"
    r"|retired|resigned from|resigned|left|leave|lost|no longer (?:\w+ing "
    r"|(?:have|own|drive|ride|need|use|keep)(?: an?| any)? )?|no more|forget"
    r"|broke up with"
    r"|split (?:up )?(?:with|from)|poured out|poured|traded in|traded|swapped|replaced|binned"
    r"|lifted"
    r"|done with|done|pulled (?:me|us|him|her) out of|(?:taken|talked) (?:me|us|him"
    r"|her) (?:off|out of)|pulled out of|took (?:me|us|him|her"
    r"|them) (?:out of"
    r"|off)|took|take|stepped (?:down|back) (?:from|as)|dropped out of|come off|came off"
    r"|got off|swore off"
    r"|sworn off|outgrew|blew|spent|scrapped|ripped out|abandoned|dumped|deleted|uninstalled"
    r"|unsubscribed from|evicted from|laid off (?:by|from)|let go (?:of|by|from)"
    r"|moved (?:out of|off|away"
    r" from|on from)|migrated (?:off|away from)|took over from|takes over|took over|taken over"
    r"|hosting|hosts|fired|sacked|cut out|cut|phased out|finished with|graduated from)\b"
)
"""What follows is over."""

OVER_BY_ITSELF = _re(
    r"\A\W*(?:(?:has|have|had|['’]s|is|are|was|were|got|gets|been|being|just|finally|all|now|sadly"
    r"|recently|both|completely|no longer) )*"
    r"(?:quit|stopp?ed|cancell?ed|ended|dropped|scrapped|sold|retired|resigned|left|gone|over|off"
    r"|out|died|expired|lapsed|discontinued|archived|switched off|injured|shut(?: down)?"
    r"|closed(?: down)?"
    r"|moved (?:out|away|on|to (?-i:[A-Z])\w*|in with)|went home|shipped off|can go|stepped down"
    r"|history"
    r"|finished|folded|dissolved|disbanded|replaced|lifted|dead|done|wasn['’]?t renewed|needed"
    r"|stolen|written off|totalled|behind (?:me|us)|(?:on )?(?:parental|maternity|paternity"
    r"|sick) leave"
    r"|on (?:parental|maternity|paternity|sick) leave|came off|come off|went back home|went back"
    r"|fell through|ran out|graduated|emigrated"
    r"|left (?:us|me)|broke up|split up|merged|banned)\b"
    r"(?=\W*\Z|\s+(?:for good|altogether|completely|entirely|now|last|in|since|after|by"
    r"|to (?-i:[A-Z])\w*|from"
    r"|this|yesterday|already|too)\b)"
)
"""After a thing or person, says that it is over."""

IN_PART = _re(
    r"\b(?:one|two|three|some|half|most|part|none|a few|a couple|several) of\b|\ban? (?:few"
    r"|couple|bad)\b"
    r"|\bone (?:\w+ )?(?:died|left|quit|broke)\b"
)
"""Of several only some."""

PLAN = _re(
    r"\b(?:might|(?-i:may)(?! \d)|could(?! only)|would(?! rather)|should|thinking (?:of|about)"
    r"|considering|unless"
    r"|whether|wish|hop(?:e|ing) (?:to|that|i|we)|nearly(?! all\b)"
    r"|almost(?! all\b)|imagine|dream\w*|if|about to"
    r"|plan to"
    r"|planning to|want(?:s|ed)? (?:to|you)|(?<!stopped )(?<!quit )going to"
    r"(?! be (?-i:[A-Z]))|gonna(?! be (?-i:[A-Z]))"
    r"|trying to|tried to|need(?:s|ed)? to"
    r"|(?:have|has) to(?!.*\b(?:every|each) \w+ now\b)|considered|wonder\w*"
    r"|did(?:n['’]t| not) \w+"
    r"|(?:haven|hasn)['’]t \w+(?!.*\b(?:since\b|(?:in|for) (?:\w+ )?(?:days|weeks|months|years)\b))"
    r"|never (?:sold|gave|left|quit|moved|said)|not sure|maybe|perhaps|supposed to|heard that"
    r"|rumou?rs?|in the (?:film|movie|book|game|series|novel|story|show|episode|song))\b"
)
"""What is wished, feared, planned, heard or told of others has not come about."""

PASSING = _re(
    r"\b(?:today(?! on)['’]?s?|tonight|tomorrow|this (?:week|weekend|afternoon|evening)|for now"
    r"|for the"
    r" (?:moment|time being|day|weekend)|for a (?:bit|while|moment|day|second|minute|run|walk)"
    r"|(?<!the )(?:this|last|next|that) \w+day|temporarily|at the moment|right now|just now"
    r"|on holiday|on vacation|on my way|on this (?:flight|trip|journey|train|bus|one|occasion)"
    r"|(?:left|leave|leaving|closed|close|home|finished|went) (?:\w+ )?early|early today"
    r"|last (?:friday|night|monday|tuesday|wednesday|thursday|saturday|sunday)['’]s"
    r"|until (?:\w+day"
    r"|tomorrow|then|next)|by (?:accident|mistake)|accidentally|filling in|covers? for)\b"
)
"""It holds for a while."""

LIFE_EVENT = _re(
    r"\b(?:turned (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)\b|passed (?:my|the|her"
    r"|his)|came off|(?:got|get) (?:married|engaged|hired|promoted"
    r"|divorced"
    r"|sacked|fired|the (?:keys|job|results?|all[- ]clear))|was born|were born|gave birth"
    r"|(?:baby|twins|puppy|kitten|boy|girl|son|daughter)(?: \w+){0,2} (?:arrived|came)"
    r"|start(?:s|ed) (?:school|nursery|kindergarten|uni|university|college|work)"
    r"|(?:signed|exchanged) (?:the )?(?:contracts?|lease|papers)|sold (?:my|our|the)"
    r"|quit (?:my|the|smoking|drinking)|resigned|retired|handed in (?:my|her|his) notice|adopted"
    r"|graduated|moved (?:in|out)|discharged|scales? (?:said|says|showed?)"
    r"|had (?:\w+ ){1,4}removed)"
    r"\b"
)
"""What happens once and lasts, though it is said to have happened today."""

OUTDOES = _re(
    r"\b(?:dethroned|ousted|overtaken|overtook|outshone|eclipsed|beats?|beaten|tops|topped|replaced"
    r"|displaced|outranks?|took (?:the )?(?:top|first) (?:spot|place)|can['’]?t be beaten"
    r"|better than (?:any|every|all))\b"
)
"""Says that one thing is before the others."""

BESIDE = _re(
    r"\b(?:also|as well|too(?=[.,!]|\s*\Z)|another|in addition|(?<!in )(?<!for )(?<!my )a (?:second"
    r"|third|fourth|fifth)(?! time\b)|one more|additionally|besides|alongside"
    r"|both)\b"
)
"""It holds beside what held before."""

AT_WORK = _re(
    r"\b(?:functions?|methods?|bugs?|errors?|exceptions?|build|branch|branches|commits?"
    r"|pull requests?"
    r"|prs?|variables?|scripts?|(?<!dress )code|files?|folders?|directory|columns?|rows?|query"
    r"|queries|div|css|html|buttons?|pages?|slides?|paragraph|sentences?|essay|draft|e-?mail"
    r"|cover letter|cv|resume|spreadsheet|formula|cells?|loops?|arrays?|packages?|dependenc\w+"
    r"|imports?|endpoints?|containers?|logs?|prompt|module|component|config\w*|regex|string"
    r"|parameter"
    r"|argument|cache|header|footer|layout|typo|wording|example|snippet|plugin|settings?|comma"
    r"|exercise|recipe|story|hero|csv|terminal|tab|tabs|screen|step|option|result|env|vm"
    r"|introduction"
    r"|outline|oven|eggs?(?= after)|it works|the (?:model|cache|port|mock|firewall|output"
    r"|answer))\b"
)
"""What one works at with an assistant: how it changes says nothing of the person."""

TROUBLE = _re(
    r"\b(?:fails?|failed|failing|hangs?|crash\w*|broken?|stuck|same (?:error|problem)|still (?:not"
    r"|does|get|shows?)|won['’]?t (?:start|load|open|run)|nothing (?:happens|changed)|went wrong"
    r"|no luck|does it matter|how do i (?:fix|undo|recover|get)|what (?:now|next)|why(?=\?)"
    r"|(?:is|does) (?:it|that) (?:right|correct|faster|ruined|too|look|matter)|what helps"
    r"|any idea)\b"
    r"|, why\b|\bwhy\?"
)
"""A message that asks with such words is about what happened just now."""

AVOIDED = _re(
    r"\A(?:avoid(?:ing)?|boycott(?:ing)?|steer(?:ing)? clear of|stay(?:ing)? away from|never"
    r"|(?:i|we) (?:no longer|quit|stopped|gave up|don['’]t)"
    r" (?:have|use|own|drink|eat|play|drive)?)\b"
)
"""How what somebody keeps away from begins."""

TAKES_TO = _re(
    r"\A(?!.*(?:n['’]t\b|\bnot\b|\bno longer\b|\bnever\b|\bavoid|\bquit\b|\bstopp))"
    r".*\b(?:i|we)(?:['’](?:m|ve|re))? (?:(?:having|taking|using|driving|cycling"
    r"|smoking)\b|(?:(?:have|am|are|actually|really|even|now|just|started"
    r"|started to|begun to|back to|came to|come to|learned to|grown to|do|also) )*"
    r"(?:eat|drink|like|love|enjoy|use|fly|go|smoke|take|have|play|buy|prefer|wear|drive|watch|cook"
    r"|read|order|run|swim|cycle|shop|work|adore)(?:ing|s|ed)?\b)"
)
"""Says that the user does or likes something."""

ACTOR = _re(
    r"\b(?:doctor|doc|gp|physio|dentist|consultant|cardiologist|surgeon|coach|council|board|company"
    r"|boss|landlord|they|insurer|bank|school|parents|wife|husband|everybody|nobody|fox"
    r"|management)\b"
)
"""Who ends things for the user."""

GIVEN_UP = _re(
    r"\A(?:instead of|rather than|(?:can['’]?t|cannot) stand|went off|gone off|sick of"
    r"|tired of|quit|stopp?ed|stopping|gave up|given up"
    r"|no longer (?:\w+ing )?|no more|forget|done with|swore off"
    r"|sworn off|off|(?:i['’]m|i am|we['’]re|been|go|gone|going) off|bored (?:of|with)|come off"
    r"|came off|cut out)\Z"
)
"""Of what ends, what also ends a taste."""

STOOD_DOWN = _re(
    r"\A\W*(?:(?:i|we|i['’]ve|we['’]ve|have|finally|just|recently"
    r"|had to)\s)*(?:stepped (?:down|back)|quit"
    r"|resigned|retired|gave (?:it|that) up|gave up|stopped|dropped out"
    r"|handed over)\s*(?:[,;:.—–]|and\b)"
)
"""The user has given up what the rest of the sentence names."""

FIRST_PERSON = _re(r"\b(?:i|we|my|our|me|us|mine|ours|myself|ourselves)\b")
ELIDED = _re(
    r"(?:(?:finally|just|been|already|recently|had to|have|got|then|so|and|well|yay|ok|okay"
    r"|guess what"
    r"|oh|btw|phew|haha|update|news|fyi|heads up)[,:]? )*"
    r"(?:\w{2,}ed|sold|quit|left|gave|given|took|taken|swapped|bought|got|rewrote|rebuilt|redid"
    r"|became|went|gone|put|made|cut|chose|turned|back (?:to|in|on|at)|no more|done|been|off|had"
    r"|shifted|found|shut|let|lost|won|stopped|new)\b"
)
"""Begins a sentence whose subject, the user, is left out."""

FROM_NOW_ON = _re(
    r"\b(?:now(?! (?:that|and then))|nowadays|these days|instead|from (?:now|here|today|monday) on"
    r"|from here on(?: out)?|going forward|as of|since(?! (?:i|you|it)\b)|in the end|after all"
    r"|turn(?:s|ed) out|for good|outgrew|no problem any ?more)\b"
)
"""It holds in place of what held before, whatever that was."""

ONLY_NOT_NOW = _re(
    r"\A\W*(?:(?:actually|well|so|and|but|by the way|btw|forget that)[,:]? )*"
    r"(?:(?:i|we)(?:['’](?:m|re|ve)| am| are| have)? ?(?:no longer|left|quit|stopped using"
    r"|(?:do not|don['’]?t)(?! (?:need|have|want)\b)|(?:not|never|aren['’]?t)(?=.*\bany ?more\b))"
    r"|my [\w ]{1,40}? (?:is|are) (?:no longer|not))\b(?![^,;.]* for (?-i:[A-Z]))[^,;.]*\W*\Z"
)
"""Takes back what was said, and says nothing else."""

TOLD_TO_DO = _re(
    r"\b(?:told|asked) (?:(?:the|my|our) )?(?:\w+ )?to\b|\b(?:doctor|doc|gp|physio|dentist"
    r"|consultant"
    r"|vet|clinic|specialist|optician|court|nurse|cardiologist|surgeon|coach|council|legal"
    r"|landlord|landlady|boss|hr|board|journal|examiners?|faculty|midwife|scales?|scan|publisher|editor|client|customer"
    r"|teacher|tutor|professor|supervisor|lawyer|accountant|bank|insurer|school|dietitian"
    r"|allergist|therapist|trainer|team|committee|company|manager|lab|tests?|results?)"
    r" (?:says?|said|tells me|told me|thinks|wrote|insists?|wants|asks|asked|requires?|called)\b"
)
"""Another's words that are as good as done."""

OF_THE_HOUSE = _re(
    r"\b(?:the|a|an|our|my|this|old)? ?(?:kids?|twins?|children|boys?|girls?|baby|wife|husband"
    r"|hubby"
    r"|missus|partner|mum|mom|dad|mother|father|parents|gran|granny|grandma|grandpa|grandmother"
    r"|grandfather|nephew|niece|brother|sister|aunt|uncle|cousin|son|daughter|dog|cat|pup|puppy"
    r"|hens?"
    r"|fish|doctor|doc|gp|dentist|physio|cardiologist|surgeon|consultant|hospital|nurse|midwife"
    r"|therapist|coach|trainer|teacher|tutor|boss|manager|landlord|landlady|council|board|company"
    r"|office|school|uni|university|team|choir|band|orchestra|club|garage|bank|airline|insurer"
    r"|agency"
    r"|client|committee|director|head|hr|payroll|car|van|bike|boat|flat|house|garden|cabin|kitchen"
    r"|bathroom|nursery|wifi|internet|router|rent|mortgage|salary|lease|contract|bin day|book club"
    r"|standup|stand-up|retro|release|launch|wedding|braces|boot|cast|cane|crutches|diet|pills?"
    r"|meds"
    r"|dress code|fixed term|coeliac test|test was clear|api|repo|backend|frontend|prod|production"
    r"|newsletter|staging|tests|lad|lass|nan|nana|nephews?|nieces?|cousins?|in-laws|missus"
    r"|neighbou?rs?|next door|downstairs|upstairs|tablets|glasses|laptop|phone|ipad|thesis"
    r"|passport|licence|pass|scale|knee|shop|market|address|budget|deadline|launch)\b"
)
"""What people have around them, and speak of without saying whose it is."""

LONG_AGO = _re(r"\b(?:1\d{3}|20[01]\d|century|ancient|medieval|dynasty|empire|war)\b")

SHOULD_ANSWER = _re(
    r"\b(?:explain|write|give me|tell me|show me|make me|help me|fix|summari[sz]e|translate|list"
    r"|recommend|suggest|generate|draft|convert|calculate|find|compare|describe)\b"
)
"""A message with this asks for something beside what it tells."""
