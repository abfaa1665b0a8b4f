"""English for how answers shall be."""

from __future__ import annotations

from kumbuka.memory.extraction.languages.english_frames import frame
from kumbuka.memory.extraction.table import Frame

_ANSWERS = r"(?:answers?|replies|reply|responses?|explanations?|messages|summaries)"
_ANSWERED = (
    r"(?:all |any |your |my |the |every )*(?:answers?|replies|responses?|explanations?|examples?"
    r"|prices|dates|times|temperatures|distances|measurements?|measures|units|weights|recipes"
    r"|amounts|sums|costs|code(?: examples| samples| snippets| comments)?|commit messages"
    r"|variable names|docstrings|comments|sample code|citations|references"
    r"|sources|translations|anything you (?:suggest|recommend|write|send)|whatever you (?:suggest"
    r"|recommend)|recipe|suggestions?|recommendations?)(?: you give me| you write| i get)?"
)
_STANDS = (
    r"(?:by default|unless i say otherwise|at all times|from now on|going forward"
    r"|in (?:the )?future|every time|each time|always|unless i ask"
    r"(?: for it| you)?|unless asked|at any point|in your (?:answers|replies|responses)|when you"
    r" (?:answer|reply|write|talk|explain)|ever(?: again)?|next time|with me|to me)"
)
_ANYWHERE = (
    r"(?!.*(?:\b(?:for|in|on) (?:this|the|that|paragraph|line)\b|\bhere\b|\byet\b|\bbelow\b))"
)
_FILLER = (
    r"(?:preambles?|pleasantries|small talk|disclaimers?|fluff|filler|chit-?chat|flattery|apolog\w+"
    r"|caveats?|emojis?|jargon|waffle|padding|platitudes|sugar-?coating|compliments|pep talks?"
    r"|exclamation marks?|em[- ]dash(?:es)?|bullet points?|hedging|markdown|tables|headings"
    r"|greetings?|jokes|follow-up questions|buzzwords|acronyms|cliches|clichés|moralizing"
    r"|moralising|lectures|(?:bullet(?:ed)? )?lists"
    r"|prefaces?|warnings about|summary at the end|closing questions?)"
)
_DO = (
    r"(?:go|give|show|use|keep|skip|start|begin|answer|reply|respond|write|explain|tell|ask|assume"
    r"|check|list|include|add|make|put|don['’]?t|do not|never|always|just|only|be|translate|format"
    r"|stick|point|correct|suggest|summari[sz]e|quote|cite|avoid|remember|treat|convert|round|call"
    r"|address|speak|talk|no|leave|remind|offer|end|limit|highlight|mention|prefer|first|fix|return"
    r"|provide|reformat|proofread|rewrite|edit|double-check|double check|default|flag|warn|switch"
    r"|think|focus|challenge|follow|break|pick|recommend|stay|spell|annotate|comment|send|cut|get"
    r"|link|tag|read|look|propose|compare|wait|say)"
)
_I_TURN_TO_YOU = (
    r"(?:ask|paste|send|share|give|say|mention|post|upload|request|write|want|need|talk|tell|quote"
    r"|dictate|forward|drop|show|make a (?:mistake|typo)|get something wrong|speak|['’]m (?:wrong"
    r"|stuck|asking|writing)|am (?:wrong|stuck|asking|writing)|use the word|message|chat|link"
    r"|attach|bring up|complain|sound|greet)"
)
_MANNER = (
    r"(?:brief|concise|direct|formal|informal|succinct|blunt|honest|detailed|polite|critical|frank"
    r"|thorough|specific|terse|casual|friendly|patient|straight|short|technical|gentle|kind"
    r"|professional|precise|playful|sarcastic|encouraging)"
)
_UNITS = (
    r"(?!.* (?:for|in) (?:this|the|that|my)\b|.*\bbelow)(?:(?:pounds|dollars|euros|kilos"
    r"|kilograms|grams"
    r"|ounces|miles|kilomet\w+|litres|gallons|feet|inches|stone)(?=[.!]*$|,| (?:not|instead|rather"
    r"|please|and)\b)|metric|imperial|celsius|fahrenheit|si units?|(?:the )?(?:metric"
    r"|imperial) system|24[- ]hour"
    r"|24h|bullet points|simple language|british|american|australian|canadian|uk|us (?:english"
    r"|spelling)|plain english|formal|informal|simplified|traditional|oxford|(?:they|he|she|she/her"
    r"|he/him|they/them|ze|xe)\b(?=.* (?:for|with) me|/| pronouns)|the (?:oxford comma|24-hour)"
    r"|gender-neutral|single quotes|my (?:first |last |full )?(?:name|nickname|surname|title"
    r"|initials)\b|emojis|tabs|markdown|short sentences|simple words|layman)"
)
_NO = {"polarity": "-"}
_LANGUAGE = (
    r"(?P<object>(?:english|spanish|french|german|portuguese|italian|chinese|mandarin|swahili|dutch"
    r"|indonesian|japanese|korean|russian|polish|turkish|arabic|hindi|greek|swedish|ukrainian))"
)

REQUEST_CLAUSES: tuple[Frame, ...] = (
    frame("i i'd id", r"i(?:['’]?d| would) (?:rather|prefer(?: it)?(?: if)?|like it if) you"
          r" (?P<negated>didn['’]?t|did not|don['’]?t|never) (?:ever )?(?P<object>(?!do (?:it"
          r"|that)|tell"
          r" anyone)[a-z]+ (?!it\b|this|that)\S.*)", "instruction"),
    frame("i i'd id", r"i(?:['’]?d| would) (?:rather|prefer(?: it)?(?: if)?|like it if) you"
          r" (?P<object>(?:kept|were|used|answered|replied|wrote|gave|called|spoke|stuck|asked"
          r"|explained|showed) (?!it\b|this|that|the (?:first|second|last"
          r"|same))\S.*)", "instruction"),
    frame("i", r"i (?P<negated>don['’]?t|do not) (?:want|need"
          r"|like) (?:any )?(?P<object>[a-z][\w -]{1,30}?"
          r" in (?:your (?:code|answers?|replies|responses|explanations)|(?:the|any) (?:code"
          r"|answers?"
          r"|replies|recipes|examples) you (?:write|give|send|show)))\b.*", "instruction"),
    frame("even", r"even if i (?:write|ask|speak|talk|type|message)(?: to)?(?: you)? in \w+,?"
          r" (?:please )?(?:always )?(?P<object>(?:answer|reply|respond|write) .*)", "instruction"),
    frame("switch go change let's lets please back", r"(?:(?:let['’]?s |please )*(?:switch|go"
          r"|change)"
          rf"(?: back)?(?: over)? to|back to) {_LANGUAGE}(?=[.!]*$|,? (?:please|now|from now on"
          rf"|again"
          r"|for (?:the rest|your|our|all)|thanks)\b).*", "instruction",
          attribute="answer_language"),
    frame("speak talk write", rf"(?:speak|talk|write)(?: in)? {_LANGUAGE} (?:to|with) me(?=[.!]*$"
          rf"|,?"
          r" (?:please|now|from now on|always|only)\b).*", "instruction",
          attribute="answer_language"),
    frame("stop quit", r"(?:stop|quit) (?:answer|reply|respond|writ|talk|speak)\w*(?: to me)? in"
          r" \w+(?:,| and) (?:please )?(?P<object>(?:answer|reply|respond|write|talk|speak)"
          r"(?: to me)? in \S.*)", "instruction"),
    frame("you", rf"you (?:should|must|have to|need to|ought to) (?:always|only|never)"
          rf" (?P<object>(?!be\b){_DO}\b"
          r" (?!this|that|the\b|it\b)\S.*)", "instruction"),
    frame("use please", rf"(?:please )?use {_LANGUAGE} (?:when(?:ever)? (?:you )?(?:talk|speak"
          rf"|write"
          r"|reply|answer|respond|chat)|with me|from now on|going forward|for (?:all |our |your "
          r"|the"
          r" )*(?:answers|replies|chats?|conversations?|responses))\b.*", "instruction",
          attribute="answer_language"),
    frame("don't do dont never", r"(?P<negated>don['’]?t|do not|never) (?P<object>(?:(?:use|add"
          r"|include|put|write|insert|sprinkle) (?!the\b|this|that)[^.!?,;]{2,40}? (?:in|to|with"
          r"|into) (?!this|the\b|that)(?:your "
          r"|my |any |all )?(?:[\w-]+ )?(?:code|examples|answers|replies|responses|snippets"
          r"|emails|messages"
          r"|explanations|recipes|summaries|sentences)|(?:mention|bring up|talk about"
          r"|ask (?:me )?about|joke about"
          r"|remind me of) (?:my|our) (?:(?!this\b|the\b)\S+ ?){1,6}?))(?=[.!]*$|,? (?:please"
          r"|ever|again|ok)\b).*",
          "instruction"),
    frame("give", rf"(?P<object>give me (?:(?:short|brief|long|detailed|honest|direct|concise"
          rf"|simple|straight|blunt"
          rf"|quick|thorough)\w*(?:,? (?:and )?\w+)? {_ANSWERS}))(?=[.!]*$|,? (?:please|only"
          rf"|always|and)\b).*",
          "instruction", attribute="answer_length"),
    frame("keep", r"(?P<object>keep (?:your|the) (?:tone|language|style|writing|english"
          r"|vocabulary|wording) (?:\w+ )?\w+)(?=[.!]*$|,? (?:please|always|and)\b).*",
          "instruction", attribute="answer_tone"),
    frame("answer reply respond explain write", r"(?P<object>(?:answer|reply|respond|explain"
          r"|write)(?: to me| me)? (?:as"
          r" \w+ as (?:possible|you can)|(?:in|with) (?:only )?(?:one|two|three|a single|a few"
          r"|\d+) (?:lines?|sentences?|words"
          r"|paragraphs?|bullets?)))(?=[.!]*$|,? (?:please|thanks|always|from|max)\b).*",
          "instruction"),
    frame("when whenever", r"when(?:ever)? i (?:ask|say|write|send"
          r"|paste)\b[^,;?]{0,50},? i (?:always )?(?:want|expect|prefer"
          r"|need) (?P<object>(?!to\b|you to know)\S.*)", "instruction"),
    frame("when whenever if", rf"(?:(?:when(?:ever)?|if) (?:you(?:['’]re| are) (?:unsure|not sure"
          rf"|uncertain|guessing|in doubt|stuck)|you don['’]?t know|(?:something|anything)(?: is"
          rf"|['’]s) (?:unclear|ambiguous|missing))(?: about (?:something|anything))?),? (?:please"
          rf" |just |always )*(?P<object>{_DO}\b \S.*)", "instruction"),
    frame("for in", r"(?:for the rest of (?:our|this) (?:chats?|conversations?)"
          r"|in (?:all )?(?:future|your|my) (?:replies"
          rf"|answers|responses|messages|chats)),? (?:please |always )*(?P<object>{_DO}\b \S.*)",
          "instruction"),
    frame("", rf"(?P<object>{_DO} (?!it\b|this|that|the\b)[^;:?]{{2,80}}?),? always[.!]*$",
          "instruction",
          needs=(" always",)),
    frame("", rf"(?P<object>{_DO} (?!this\b|that\b|the (?!answers|replies))[^,;:?]{{2,60}}?)(?:"
          rf" max)?,?"
          r" (?:please )?(?:from now on|from here on(?: out)?|from this point(?: on)?|going"
          r" forward|in"
          r" (?:the )?future|in general|at all times|as a rule)(?:,? please)?[.!]*$", "instruction",
          needs=("from now on", "from here on", "from this point", "going forward", " future",
                 "in general", "at all times", "as a rule")),
    frame("don't do dont never please", rf"(?P<negated>don['’]?t|do not|never)"
          rf" {_ANYWHERE}(?P<object>"
          r"(?:suggest|recommend|offer|propose) (?!it\b|that\b|this\b|the\b|any more|another"
          r"|anything yet|me\b)\S.*)", "instruction"),
    frame("default", r"(?P<object>default to (?!zero|null|none|false|true|\d|the\b)\S.*)",
          "instruction"),
    frame("", rf"(?P<object>{_DO} [^,;:?]{{2,60}}?) by default\b.*", "instruction", needs=(
          " by default",)),
    frame("ask give show tell send take only", r"(?P<object>(?:only )?(?:ask|give|show|tell|send"
          r"|take)(?: me)? \S.{0,40}? ?(?:one|two|a few) (?:\w+ )?at a time\b.*)", "instruction"),
    frame("write", r"(?P<object>write out (?:numbers|dates|abbreviations|acronyms)\b.*)",
          "instruction"),
    frame("i", r"i (?:want|need|prefer|like) (?P<object>(?:everything|prices|dates|recipes|code"
          r"|measurements|distances|temperatures|weights|amounts|lengths|times|sums) in (?!the\b"
          r"|this|my\b|a\b)\S.*)", "instruction"),
    frame("don't do no", r"(?:(?:please )?(?:don['’]?t|do not)|no need to) (?:bother|bore me"
          r"|waste (?:my |any )?time)"
          r" (?:with|on) (?P<object>(?!it\b|this|that)\S.*)", "instruction", **_NO),
    frame("answer reply respond write explain", r"(?P<object>(?:answer|reply|respond|write"
          r"|explain)(?: to me| me)? (?:in|with)"
          r" (?!this|that)[^,;:?]{2,40}?) (?:unless|always|every time|each time|whenever)\b.*",
          "instruction"),
    frame("", rf"(?P<object>{_DO} (?!it\b)[^,;:?]{{2,60}}? (?:(?:whenever|the first time|every time"
          rf"|each time|any ?time) (?:i|there|you|we)\b(?! (?:run|click|press|call))"
          rf"|when you (?:suggest"
          r"|recommend|write|answer|reply|explain|give|quote|propose|talk|cook up|plan"
          r"|summari[sz]e|translate)\b)\S*.*)", "instruction",
          needs=("whenever", "when you", "every time", "each time", "anytime", "any time",
                 "the first time")),
    frame("if", r"if i(?:['’]m| am) (?:vague|unclear|wrong|mistaken|being \w+|not clear|rude"
          r"|ambiguous),? (?:please |just"
          rf" |always )*(?P<object>{_DO}\b \S.*)", "instruction"),
    frame("when whenever", r"when(?:ever)? we(?:['’]re| are) (?:talking|discussing|working on"
          r"|doing|speaking|chatting)\b"
          rf".{{0,60}}?, (?:please |just |always )*(?P<object>{_DO}\b \S.*)", "instruction"),
    frame("for", rf"for (?:all future|any future|future|every|all my"
          rf"|all) [^,;:?]{{2,40}}, (?:please |always )*"
          rf"(?P<object>{_DO}\b (?!the\b|this|each)\S.*)", "instruction"),
    frame("when whenever by if", r"(?P<object>(?:(?:when(?:ever)?|if) i (?:say|mention|write"
          r"|talk about)|by) \S.{1,60}?,? i (?:always |usually )?mean \S.*)", "instruction"),
    frame("if", r"if i (?:write|ask|speak|talk"
          r"|message)(?: to)?(?: you)? in \w+,? (?:please )?(?P<object>(?:answer"
          r"|reply|respond|write) .*)", "instruction"),
    frame("i", r"i (?:hate|dislike|can['’]?t stand|don['’]?t like) it when you (?P<object>\S.*)",
          "instruction",
          **_NO),
    frame("i", r"i (?:really |always )?(?:like|love|prefer"
          r"|appreciate) it when you (?P<object>\S.*)",
          "instruction"),
    frame("anything everything whatever all", r"(?:anything|everything|whatever|all recipes"
          r"|all meals) (?:that )?you"
          r" (?:suggest|recommend|write|send|give me|propose|cook)(?: me)? (?:should|must|has to"
          r"|needs to|have to) (?P<object>be \S.*)", "instruction"),
    frame("you", r"you can (?:always |just )?(?P<object>(?:skip|swear|drop|leave out|assume"
          r"|be)\b(?! (?:that|this|it|the (?:first|second|last))\b).*)", "instruction"),
    frame("answer reply respond write talk act", r"(?P<object>(?:answer|reply|respond"
          r"|talk)(?: to me| me)? (?:like|as if|as though) \S.*)", "instruction"),
    frame("answer reply respond talk speak write", r"(?P<object>(?:answer|reply|respond|talk"
          r"|speak|write)(?: to me| me)?"
          r" (?:in|with) \S.*?) (?:from now on|going forward)\b.*", "instruction"),
    frame("keep stick", rf"(?P<object>(?:keep using|stick (?:to|with)) {_UNITS}.*)", "instruction"),
    frame("for", r"for (?!the\b|this|that|what|loops|each|my\b|now\b|example|instance"
          r"|loop)[a-z][\w -]{2,30}, (?:please )?(?P<object>"
          r"(?:always|(?P<negated>never)) (?!been|had|got|say)\S.*)", "instruction"),
    frame("if", r"if you (?:ever )?(?:recommend|suggest|write|answer|reply|give|quote|explain|show"
          r"|propose|mention)\b(?! (?:an?|the|this|that|it)\b).{1,80}?,? (?:please |then "
          r"|just )?(?P<object>(?:always|never|make sure"
          r"|don['’]?t|do not|avoid|stick|keep|use)\b \S.*)", "instruction"),
    frame("when whenever", r"when(?:ever)? (?:you (?:write|answer|reply|give|explain|suggest|show"
          r"|recommend"
          r"|quote|summari\w+|translate|generate|code|need to|don['’]?t)|giving|writing|answering"
          r"|explaining|suggesting|recommending|quoting|translating|summari\w+|coding"
          r"|replying)\b.{0,80}?,? (?:please"
          rf" |then |just |you (?:should |can "
          rf"|must )(?:always )?)*(?P<object>{_DO}\b (?!the\b(?! (?:\w+ )?(?:explanations?|preamble"
          r"|intro\w*|comments|summary|reasoning|theory|source|steps|disclaimers?|pleasantries)\b))"
          r"\S.*)",
          "instruction"),
    frame("when whenever each every any anytime if", r"(?:when(?:ever)?|every time|each time"
          r"|any ?time"
          rf"|if(?=.*, ?(?:please )?(?:always|never)\b)) i (?:just |ever "
          rf"|only )?(?:{_I_TURN_TO_YOU})"
          r"\b.{0,80}?,? (?:please |then |just |you (?:should |can |must )(?:always )?)*"
          rf"(?<!the )(?<!a )(?<!my )(?<!your )(?<!to )(?P<object>{_DO}\b \S.*)", "instruction"),
    frame("short shorter brief briefer concise long longer detailed simple plain direct no fewer"
          " less"
          " bullet one", rf"(?P<object>(?:(?:short|brief|concise|long|detailed|simple|plain|direct"
          rf"|honest|blunt)\w*(?:,? (?:and )?\w+)? (?:{_ANSWERS}|paragraphs|sentences)"
          rf"|bullet points?|one[- ](?:line"
          rf"|sentence"
          rf"|paragraph) {_ANSWERS})(?: only)?)(?:,? (?:please|pls|plz|from now on|thanks|always"
          rf"|for"
          r" me|only)| only)*[.!]*$", "instruction", attribute="answer_length"),
    frame("no less fewer drop skip cut leave spare omit avoid enough", rf"(?P<negated>no|less|fewer"
          r"|drop|skip|cut|leave out|spare me|omit|avoid|enough with|enough of|no need for)"
          rf" (?:all |the |any |more |with |of "
          rf"|your )*{_ANYWHERE}(?P<object>(?:\w+ )?{_FILLER}\b.*)",
          "instruction"),
    frame("skip drop leave omit cut", rf"(?P<object>(?:skip|drop|leave out|omit|cut) (?:the |all "
          rf"|any |your )?\S.{{2,60}}? {_STANDS})\b.*", "instruction"),
    frame("", rf"(?P<object>(?!my code){_ANSWERED} (?:should (?:always )?(?:be|come|use|have)"
          rf"|must (?:be|use)"
          r"|always|(?:are|is) (?:best|fine|always)|need to be|have to be) (?!correct\b"
          r"|wrong)\S.*)",
          "instruction", needs=("should", "must", "always", "need to", "have to", "best")),
    frame("all any answers replies responses explanations examples prices dates times temperatures"
          " distances measurements units weights recipes amounts code sample citations sources"
          " everything in everything translations",
          rf"(?P<object>(?:{_ANSWERED}|everything) (?:in|as|with|without|for(?= (?:one|two|three"
          rf"|four|five|six|\d+)\b)) (?!the\b|this|my\b|a (?:"
          r"table|list) of)[^,;.!]{2,50}?)(?:,? (?:please|pls|plz|from now on|always|thanks|only))+"
          r"[.!]*$", "instruction"),
    frame("give show write quote list state convert express put", r"(?P<object>(?:give|show|write"
          r"|quote|list|state|express|put|convert) (?:me )?(?:all |any |your "
          r"|the )*(?:temperatures?"
          r"|prices?|dates?|measurements?|weights?|distances?|times?|amounts?|recipes?|units?|costs"
          r"|currenc(?:y|ies)|lengths|code(?: samples| examples)?|quantities)(?: always)? (?:in"
          r"|as|with|to) (?!the\b|this|that|my\b|a\b|ascending|descending|chronological|reverse"
          r"|order)[^,;!?]{2,40}?)(?=$|[.!]*$|,? (?:please|always|not"
          r"|rather|instead|never|and not|from now)).*", "instruction"),
    frame("give", r"(?P<object>give me (?!a list|an? \w+$)[^,;.!?]{2,50}?) (?:always|from now on|in"
          r" (?:the )?future|going forward|every time|each time)\b.*", "instruction"),
    frame("stop quit", rf"(?P<negated>stop|quit) {_ANYWHERE}(?!giving up"
          rf"|being silly)(?P<object>(?:using|calling|saying|adding|giving"
          r"|asking|apologi[sz]ing|repeating|ending|starting|writing|including|suggesting"
          r"|explaining|telling|being|putting|praising|complimenting|summari[sz]ing"
          r"|agreeing|swearing|rambling|hedging|lecturing|moralizing|waffling|guessing|assuming"
          r"|joking|thanking|greeting|quoting|flattering|shouting)\b(?! (?:the (?!words?\b"
          r"|phrases?\b|terms?\b)|this|that |it\b)).*)", "instruction"),
    frame("don't do dont never", r"(?P<negated>don['’]?t|do not"
          r"|never) (?:ever )?(?P<object>(?:call me"
          r"|use my name|address me|refer to me|apologi[sz]e|sugar-?coat|lecture|patroni[sz]e"
          r"|flatter|talk down to|swear|repeat my question|repeat yourself|tell me (?:to|how|that)"
          r"|remind me that|thank me|praise|compliment|hedge|waffle|ramble|moralise|moralize"
          r"|end (?:with|your)|start (?:with|your|every)|ask (?:me )?(?:if|how|whether|any"
          r"|so many|too many|(?:follow-?up|clarifying|silly|leading) questions))\b.*)",
          "instruction"),
    frame("don't do dont", rf"(?P<negated>don['’]?t|do not) (?P<object>(?!worry|forget|mind|think"
          rf"|know|remember)[a-z]+ [^.!?]{{2,80}}? {_STANDS})(?=$|[,.;!]| (?:that|please)\b).*",
          "instruction"),
    frame("be", rf"(?P<object>(?!be (?:(?:a bit |a little )?more )?(?:honest|specific|critical"
          rf"|precise|thorough|patient|polite"
          rf"|kind|straight)[.!]*$)be (?:more |very |a bit |as |extra |super |less |really "
          rf"|a little |\w+ly )*{_MANNER}"
          rf"(?:(?:,| and|,? but) (?:\w+ )?\w+)?(?: with me| in your \w+| when \S.*| as possible)?)"
          r"(?:,? (?:please|always|thanks|from now on))*[.!]*$", "instruction"),
    frame("use", rf"(?P<object>use (?:only )?{_UNITS}.*)", "instruction"),
    frame("talk speak explain treat write chat", r"(?P<object>(?:talk|speak|explain (?:things|stuff"
          r"|everything)|treat|write|chat) (?:to |with )?(?:me )?(?:like|as if|as though"
          r"|as) (?:i['’]?m|i am|i were|an?|your|we) (?!json|list|table)\S.*)", "instruction"),
    frame("talk speak explain refer", r"(?P<object>(?:(?:talk|speak) to me \w+ly"
          r"|explain (?:things|stuff"
          r"|everything) (?:simply|slowly|briefly|step by step|to me|in|with|using|like)"
          r"|refer to me in)\b.*)",
          "instruction"),
    frame("treat", r"(?P<object>treat (?:every|all|my) (?:questions?|requests?|messages?"
          r"|code)\b.*)",
          "instruction"),
    frame("only", r"(?P<object>only (?:ever \w+|suggest|recommend|answer in|reply in|respond in"
          r"|speak) (?!the\b|this|that)\S.*)", "instruction"),
    frame("don't do dont never", r"(?P<negated>don['’]?t|do not|never) (?P<object>(?:recommend"
          r"|suggest|offer"
          r"|give me|propose) (?!the\b|this|that|it\b|up\b|me (?:the|a)\b|a (?:hint|clue))\S.*)",
          "instruction"),
    frame("write", r"(?P<object>write in (?:british|american|plain|simple|the (?:first|second"
          r"|third)) \S.*)",
          "instruction"),
    frame("i i'd", rf"i(?:['’]d| would)? (?:prefer|like|want|love|appreciate) (?:all |my "
          rf"|your )?(?P<object>(?:bullet"
          rf" points|bullets|{_ANSWERS} (?:in|to be|with|without|as|under|below|that)"
          rf"|(?!an? (?:reply|answer|response)\b|your)(?:\w+ ){{1,2}}"
          rf"{_ANSWERS})\b(?! i got).*)", "instruction"),
    frame("address treat", r"(?P<object>(?:address|treat) me (?!as\b|by\b|to\b)\S.*)",
          "instruction"),
    frame("refer call", r"(?P<object>(?:refer to|call) (?:my|our) [\w'’ ]{2,30}?(?: as)? (?:they"
          r"|she|he|by|(?-i:[A-Z]))\b.*)", "instruction"),
    frame("treat", r"(?P<object>treat me (?:as|like) \S.*)", "instruction"),
    frame("assume", r"(?P<object>assume (?:that )?i (?:know|understand|already know|use|work on"
          r"|live in|prefer)\b(?! (?:a|an|the) (?:function|list|loop)) \S.*)", "instruction"),
    frame("assume", r"(?P<object>assume (?:that )?i(?:['’]m| am) (?:an? (?:\w+ )?(?:expert|beginner"
          r"|novice|native speaker|developer|programmer)|on (?-i:[A-Z])\w+|familiar|new|fluent"
          r"|always)\b.*)", "instruction"),
    frame("i i'd", r"i(?:['’]d| would)? (?:like|want|need|expect|prefer|love) you to (?:please )?"
          r"(?P<negated>not |never )?(?P<object>(?:always|be|answer|reply|respond|speak|talk|call"
          r"|keep"
          rf"|stop|address|treat|avoid|refer|remind me (?:when|every)|use {_UNITS}|explain things"
          rf"|cite"
          r"|act as my|challenge|push back|double-check)\b.*)", "instruction"),
    frame("i", r"i (?P<negated>don['’]?t|do not) (?:want|need|like|care for) (?:any |your "
          r"|all the |to"
          rf" see )*(?P<object>(?:\w+ )?(?:{_FILLER}|{_ANSWERS})\b.*)",
          "instruction"),
    frame("no you you don't", r"(?:no need|(?:you )?(?P<negated>don['’]?t need|don['’]?t have"
          r"|needn['’]?t"
          r"|do not need)) (?:to )?(?P<object>(?:explain|apologi[sz]e|repeat|summari[sz]e|include"
          r"|be|ask|add|thank|remind|spell out|introduce|sugar-?coat|mention)\b(?! (?:it|this|that"
          r"|the)\b).*)", "instruction"),
    frame("never always", r"(?:always|(?P<negated>never)) (?P<object>(?:apologi[sz]e|explain|swear"
          r"|ramble|summari[sz]e|hedge|paraphrase|cite|rhyme))(?=[.!]*$|,? (?:please|when)\b)",
          "instruction"),
    frame("just", rf"(?P<object>just (?:give|show|tell) me [^.!?]{{2,80}}? {_STANDS})\b.*",
          "instruction"),
)  # fmt: skip
"""How answers shall be."""

FORGET_ASKED = (
    r"|(?:forget|delete|remove|erase)(?: about)? (?:(?P<asked_home>where (?:i|we) live)"
    r"|(?P<asked_employer>where i work|who i work for)|(?P<asked_age>how old i(?:['’]?m| am))"
    r"|(?P<asked_name>what (?:my name is|i(?:['’]?m| am) called))"
    r"|(?P<asked_birthday>when (?:i was born|my birthday is))"
    r"|(?P<asked_job>what i do(?: for (?:a living|work))?)"
    r"|(?P<asked_origin>where i(?:['’]?m| am| come) from))(?: from (?:your )?memory)?[.!\s]*$"
)
"""As `forget_attribute`, where the attribute is asked for: each group names its key."""
