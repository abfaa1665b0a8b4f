"""English words that stand for the closed vocabulary of attributes and relations."""

from __future__ import annotations

from collections.abc import Mapping

RELATIONS: Mapping[str, str] = {
    **{
        word: word
        for word in [
            "sister",
            "brother",
            "wife",
            "husband",
            "partner",
            "spouse",
            "girlfriend",
            "boyfriend",
            "son",
            "daughter",
            "child",
            "friend",
            "roommate",
            "neighbour",
            "cat",
            "dog",
            "pet",
            "parrot",
            "rabbit",
            "hamster",
            "horse",
            "aunt",
            "uncle",
            "cousin",
            "niece",
            "nephew",
            "grandmother",
            "grandfather",
            "mother",
            "father",
            "boss",
            "manager",
            "colleague",
            "team",
            "company",
            "teacher",
            "doctor",
            "twin",
            "fish",
            "landlord",
            "mentor",
            "assistant",
            "apprentice",
            "lodger",
            "godson",
            "goddaughter",
            "carer",
        ]
    },
    **{"mom": "mother", "mum": "mother", "mama": "mother", "dad": "father", "papa": "father"},
    **{"grandma": "grandmother", "granny": "grandmother", "grandpa": "grandfather"},
    **{"fiance": "fiance", "fiancé": "fiance", "fiancee": "fiance", "fiancée": "fiance"},
    **{"best_friend": "best_friend", "neighbor": "neighbour", "flatmate": "roommate"},
    **{"kid": "child", "baby": "child", "puppy": "dog", "kitten": "cat", "coworker": "colleague"},
    **{"mother_in_law": "mother_in_law", "father_in_law": "father_in_law", "kids": "children"},
    **{"older_sister": "sister", "younger_sister": "sister", "little_sister": "sister"},
    **{"older_brother": "brother", "younger_brother": "brother", "little_brother": "brother"},
    **{f"{kin}_in_law": f"{kin}_in_law" for kin in ["brother", "sister", "son", "daughter"]},
    **{f"step{kin}": f"step{kin}" for kin in ["mother", "father", "brother", "sister", "son"]},
    **{"big_sister": "sister", "big_brother": "brother", "twin_sister": "sister"},
    **{"twin_brother": "brother", "neighbours": "neighbour", "stepdaughter": "stepdaughter"},
    **{"mate": "friend", "best_mate": "best_friend", "other_half": "partner", "missus": "wife"},
    **{
        "hubby": "husband",
        "grandad": "grandfather",
        "granddad": "grandfather",
        "gran": "grandmother",
        "nan": "grandmother",
        "nana": "grandmother",
    },
    **{"gramps": "grandfather", "stepmum": "stepmother", "stepmom": "stepmother"},
    **{"stepdad": "stepfather", "housemate": "roommate", "twins": "children", "folks": "parents"},
    **{
        "family": "family",
        "in_laws": "in_laws",
        "grandkids": "grandchildren",
        "sibling": "sibling",
    },
    **{"ex_wife": "ex", "ex_husband": "ex", "ex": "ex", "siblings": "siblings"},
    **{"grandchildren": "grandchildren", "grandparents": "grandparents", "au_pair": "au_pair"},
    **{"gf": "girlfriend", "bf": "boyfriend", "toddler": "child", "budgie": "budgie"},
    **{"tortoise": "tortoise", "gecko": "gecko", "ferret": "ferret", "pony": "pony", "pup": "dog"},
    **{"lad": "son", "lass": "daughter", "eldest": "child", "youngest": "child", "oldest": "child"},
    **{"little_one": "child", "firstborn": "child"},
    **{"manager": "boss", "supervisor": "boss", "line_manager": "boss"},
    **{f"{kin}s": f"{kin}s" for kin in ["sister", "brother", "son", "daughter", "cousin", "aunt"]},
    **{f"{kin}s": f"{kin}s" for kin in ["uncle", "niece", "nephew", "cat", "dog", "grandson"]},
    **{"landlady": "landlord", "teammate": "colleague", "team_lead": "boss", "stepson": "stepson"},
    **{"godfather": "godfather", "godmother": "godmother", "goddaughters": "goddaughters"},
    **{"granddaughter": "granddaughter", "stepkids": "stepchildren", "in_law": "in_laws"},
    **{"parents": "parents", "children": "children", "grandson": "grandson"},
}

ATTRIBUTES: Mapping[str, str] = {
    **{"color": "colour", "colour": "colour", "programming_language": "programming_language"},
    **{"language": "language", "coding_language": "programming_language", "film": "movie"},
    **{"movie": "movie", "text_editor": "editor", "code_editor": "editor", "editor": "editor"},
    **{"meal": "food", "dish": "food", "food": "food", "cuisine": "cuisine", "soccer_team": "team"},
    **{"football_team": "team", "team": "team", "tv_show": "tv_show", "show": "tv_show"},
    **{"series": "tv_show", "novel": "book", "book": "book", "writer": "author"},
    **{"musician": "artist", "singer": "artist", "artist": "artist", "group": "band"},
    **{"timezone": "time_zone", "time_zone": "time_zone", "email": "email", "e_mail": "email"},
    **{"email_address": "email", "mail": "email", "phone": "phone", "phone_number": "phone"},
    **{"mobile_number": "phone", "cell_number": "phone", "postal_address": "address"},
    **{"new_number": "phone", "new_address": "address", "new_phone_number": "phone"},
    **{"number": "phone", "address": "address", "home_address": "address", "birthday": "birthday"},
    **{
        "date_of_birth": "birthday",
        "birth_date": "birthday",
        "birthdate": "birthday",
        "bday": "birthday",
    },
    **{"pronouns": "pronouns", "nationality": "nationality", "job": "job", "occupation": "job"},
    **{"profession": "job", "role": "job", "job_title": "job", "title": "job", "name": "name"},
    **{"nick": "name", "nickname": "name", "hometown": "origin", "home_town": "origin"},
    **{"employer": "employer"},
    **{"company": "employer", "age": "age", "height": "height", "weight": "weight", "home": "home"},
    **{"city": "home", "location": "home", "shoe_size": "shoe_size", "blood_type": "blood_type"},
    **{"mother_tongue": "native_language", "native_language": "native_language", "diet": "diet"},
    **{"first_language": "native_language", "major": "studies", "degree": "studies"},
    **{"operating_system": "operating_system", "os": "operating_system", "religion": "religion"},
    **{"goal": "goal", "main_goal": "goal", "hobby": "hobbies", "hobbies": "hobbies"},
    **{
        "star_sign": "star_sign",
        "zodiac_sign": "star_sign",
        "salary": "salary",
        "budget": "budget",
    },
    **{
        "work_hours": "work_hours",
        "working_hours": "work_hours",
        "wedding_anniversary": "anniversary",
    },
    **{"anniversary": "anniversary", "github_username": "github", "username": "username"},
    **{
        "ide": "editor",
        "shell": "shell",
        "laptop": "laptop",
        "car": "car",
        "phone_model": "phone_model",
    },
}

FAVOURITES: Mapping[str, str] = {
    f"favourite:{name}": name
    for name in [
        *("number", "city", "location", "company", "title", "role", "name", "mail", "job"),
        *("age", "height", "weight", "major", "degree", "group", "goal", "address"),
    ]
}
"""What names a property of a person but not of a favourite: a favourite number is no phone."""

_NOT_A_PROPERTY = frozenset(
    [
        "color",
        "colour",
        "programming_language",
        "language",
        "coding_language",
        "film",
        "movie",
        "meal",
        "dish",
        "food",
        "cuisine",
        "soccer_team",
        "football_team",
        "team",
        "tv_show",
        "show",
        "series",
        "novel",
        "book",
        "writer",
        "musician",
        "singer",
        "artist",
        "group",
        "title",
        "number",
        "mail",
        "editor",
        "text_editor",
        "code_editor",
        "band",
    ]
)


def _alternatives(names: set[str]) -> str:
    """Longest first, so that no name hides a longer one."""
    spaced = sorted(names, key=lambda name: (-len(name), name))
    return "|".join(name.replace("_", "[ -]") for name in spaced)


ATTRIBUTE_NAMES = _alternatives(set(ATTRIBUTES) - _NOT_A_PROPERTY)
RELATION_NAMES = _alternatives(set(RELATIONS))

TOOLS = (
    r"vim|neovim|emacs|helix|nano|vs ?code|vscode|visual studio|sublime|atom|zed|cursor|intellij"
    r"|pycharm|webstorm|xcode|eclipse|jupyter|linux|ubuntu|debian|fedora|arch|nixos|windows|mac"
    r"|macos|android|ios|chrome|firefox|safari|brave|edge|bash|zsh|fish|tmux|git|svn|mercurial"
    r"|github|gitlab|bitbucket|jira|linear|trello|asana|notion|obsidian|evernote|slack|teams"
    r"|discord"
    r"|zoom|gmail|outlook|python|java|javascript|typescript|golang|rust|ruby|php|kotlin|swift|scala"
    r"|elixir|haskell|perl|react|vue|angular|svelte|next\.?js|node(?:\.?js)?|deno|bun|npm|yarn|pnpm"
    r"|pip|poetry|uv|conda|django|flask|fastapi|rails|laravel|spring|docker|podman|kubernetes"
    r"|terraform|pulumi|ansible|jenkins|circleci|travis|postgres(?:ql)?|mysql|mariadb|sqlite"
    r"|mongo(?:db)?"
    r"|redis|memcached|kafka|rabbitmq|nats|elasticsearch|oracle|snowflake|bigquery|aws|azure"
    r"|gcp|heroku"
    r"|vercel|netlify|graphql|rest|grpc|iphone|spotify|netflix|chatgpt|claude|gemini|copilot"
)
"""What people move to without moving house."""

JOBS = (
    r"engineer|nurse|doctor|teacher|developer|programmer|designer|scientist|analyst|student"
    r"|lawyer|dentist"
    r"|manager|consultant|writer|author|journalist|chef|cook|pilot|architect|accountant|artist"
    r"|musician|professor|researcher|researcher|physicist|chemist|biologist|mathematician|economist"
    r"|psychologist"
    r"|therapist|pharmacist|veterinarian|vet|plumber|electrician|carpenter|mechanic|farmer"
    r"|driver|singer"
    r"|actor|actress|photographer|editor|translator|librarian|founder|ceo|cto|cfo|freelancer"
    r"|contractor"
    r"|intern|administrator|admin|sysadmin|technician|paramedic|firefighter|soldier|barista"
    r"|dev|solicitor|postman|postie|miner|welder|builder|gardener|roofer|gp|mechanic|copywriter"
    r"|illustrator|videographer|waiter|waitress"
    r"|bartender|salesperson|realtor|banker|trader|marketer|recruiter|coach|trainer|tutor"
    r"|lecturer|postdoc"
    r"|surgeon|radiologist|cardiologist|physiotherapist|midwife|baker|tailor|hairdresser"
    r"|entrepreneur"
    r"|retiree|homemaker|stay-at-home \w+|product owner|devops|phd candidate|detective|judge"
    r"|secretary"
    r"|employee|trainee|apprentice|advisor|adviser|landscaper|lead|director|officer|supervisor"
    r"|representative|assistant|clerk|cashier|instructor|operator"
    r"|florist|receptionist|orthodontist|optometrist|psychiatrist|pianist|guitarist|violinist"
    r"|machinist|butcher|fisherman|policeman|policewoman|security guard|janitor|cleaner|caretaker"
    r"|courier|seamstress|optician|sculptor|decorator|broker|dancer|comedian|producer|publisher"
    r"|podcaster|youtuber|blogger|locksmith|undertaker|paralegal|barrister|diplomat|priest|vicar"
    r"|pastor|sailor|flight attendant|childminder|butler|bricklayer|plasterer|fitter|mason|roofer"
    r"|inspector|nanny|stylist|strategist|specialist|planner|curator|statistician|geologist"
    r"|surveyor|\w+(?:trator|structor|igator|ician|ologist|keeper|smith|grapher|neer)"
)
TONGUES = (
    r"english|spanish|french|german|portuguese|chinese|swahili|italian|polish|russian|ukrainian"
    r"|japanese|korean|arabic|dutch|turkish|hindi|urdu|bengali|punjabi|tamil|mandarin|cantonese"
    r"|greek|swedish|norwegian|danish|finnish|czech|slovak|hungarian|romanian|serbian|croatian"
    r"|vietnamese|thai|tagalog|indonesian|malay|hebrew|farsi|persian|welsh|irish|gaelic|catalan"
    r"|basque|yoruba|igbo|amharic|somali|esperanto|sign language"
)
HOW_BAD = (
    r"(?:(?:really|very|quite|pretty|fairly|slightly|rather|super|severe|bad|mild|serious|strong"
    r"|nasty|terrible|horrible|slight|major|massive|huge|life[- ]threatening|deadly|moderate|known"
    r"|confirmed|chronic|lifelong|new|weird|strange) )*"
)
NATIONALITIES = (
    r"american|british|english|scottish|welsh|irish|french|german|spanish|portuguese|italian"
    r"|dutch|belgian"
    r"|swiss|austrian|polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian"
    r"|ukrainian"
    r"|swedish|norwegian|danish|finnish|icelandic|canadian|mexican|brazilian|argentinian|chilean"
    r"|colombian"
    r"|peruvian|venezuelan|cuban|indian|pakistani|bangladeshi|nepali|sri lankan|chinese|japanese"
    r"|korean|vietnamese|thai|indonesian|malaysian|singaporean|filipino|filipina|australian|kenyan"
    r"|tanzanian|ugandan"
    r"|ethiopian|nigerian|ghanaian|egyptian|moroccan|algerian|tunisian|south african|israeli"
    r"|iranian|iraqi"
    r"|lebanese|syrian|saudi|new zealander|croatian|serbian|slovenian|estonian|latvian|lithuanian"
)
LASTING = (
    r"(?!.{0,200}\b(?:today|tonight|tomorrow|yesterday|right now|for now|so far|yet"
    r"|(?:this|next|last|that) (?:morning|afternoon|evening|weekend|time|one|game|example|story"
    r"|code|function|file|task|case|step|problem|line|error|bug|script|test|question|sentence|text)"
    r"|in (?:the|my|your|an?|this|that) (?:maths? )?(?:problem|exercise|puzzle|riddle|cartoon"
    r"|quiz|code|story|novel|game|poem|song|scene|function|loop"
    r"|script|file|example|simulation|dream|joke|chapter|demo|play|movie|film|show|picture"
    r"|dataset|scenario|campaign|riddle|mock-?up|exam|environment|repo|component|cluster|queue"
    r"|pipeline)|on line \d+|(?:chapter|step|line"
    r"|page) \d+|here[.!]?$|for (?:this|class)|and (?:it|nothing|then it|see|get an?) \w+"
    r"|into (?:the|a) (?:box|field|form|terminal|console|shell))\b)"
)
"""What follows is not of today, nor of a text or a program."""
AT_HAND = (
    r"(?!(?:(?:the|this|that|these|those|an?|some|my|your|two|following|same|each|all|any) )*"
    r"(?:(?!vs\b)\w+ )?"
    r"(?:errors?|issues?|problems?|bugs?|warnings?|exceptions?|messages?|functions?|code"
    r"|files?|logs?|outputs?|inputs?|variables?|values?|arrays?|strings?|loops?|lists?|index"
    r"|commands?|scripts?|queries|query|requests?|responses?|buttons?|cards?|moves?|pieces?|spells?"
    r"|columns?|rows?|lines?|menus?|options?|parameters?|arguments?|role|your \w+)\b"
    r"|(?:what|how|why|it|this|that|these|those|him|her|them|you|me|us|everything|nothing"
    r"|something|anything|to|and|but|or|if|when|then|not|so|also|just|part)\b)"
)
"""Nor does it begin with what is at hand."""
