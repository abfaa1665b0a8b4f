"""Swahili words that stand for the closed vocabulary of attributes, relations and topics."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kumbuka.memory.topics import topic_of_name


def _to_names(listed: str) -> Mapping[str, str]:
    """From lines of `name: word, word`, each word's slug to the name."""
    pairs = (line.split(": ") for line in listed.strip().splitlines())
    return {
        word.strip().replace(" ", "_").replace("-", "_"): name.strip()
        for name, words in pairs
        for word in words.split(",")
    }


RELATIONS = _to_names(
    """
    sister: dada, dada mkubwa, dada mdogo, sis, sista
    brother: bro, braza, kaka, kaka mkubwa, kaka mdogo, mdogo wa kiume
    sibling: ndugu, mdogo, pacha
    wife: mke, bibi mke
    husband: mume
    partner: mpenzi, mchumba, bae, boyfriend, girlfriend
    son: mtoto wa kiume, kijana
    daughter: binti, mtoto wa kike
    child: kitinda mimba
    child: mtoto, mwana
    children: watoto
    mother: mama, mama mzazi, mathe
    father: baba, baba mzazi
    parents: wazazi
    grandmother: bibi, nyanya
    grandfather: babu
    aunt: shangazi, mama mdogo, mama mkubwa
    uncle: mjomba, baba mdogo, baba mkubwa, ami
    cousin: binamu
    nephew: mpwa
    grandson: mjukuu
    parents_in_law: wakwe
    mother_in_law: mama mkwe
    father_in_law: baba mkwe
    brother_in_law: shemeji
    sister_in_law: wifi
    friend: rafiki
    best_friend: rafiki mkubwa, rafiki wa karibu
    roommate: mwenzi wa chumba
    neighbour: jirani
    colleague: mfanyakazi mwenzangu, mwenzangu
    boss: bosi, mkuu, msimamizi, meneja
    teacher: mwalimu
    doctor: daktari
    landlord: mwenye nyumba
    mentor: mshauri
    cat: paka
    dog: mbwa
    pet: mnyama
    parrot: kasuku
    rabbit: sungura
    horse: farasi
    fish: samaki
    """
)

ATTRIBUTES: Mapping[str, str] = {
    **_to_names(
        """
        name: jina, jina kamili, jina la kwanza, jina la utani
        age: umri
        height: urefu, kimo
        weight: uzito, uzani
        birthday: siku ya kuzaliwa, tarehe ya kuzaliwa, siku kuu ya kuzaliwa
        address: anwani, anuani
        home: makazi, nyumbani, mji, jiji, makao
        origin: kwetu, asili, mahali pa kuzaliwa, kijiji
        email: barua pepe, baruapepe, email, imeili, anwani ya barua pepe
        phone: nambari ya simu, namba ya simu, namba
        job: kazi, taaluma, cheo, wadhifa
        employer: mwajiri, kampuni
        nationality: uraia, utaifa
        religion: dini
        native_language: lugha ya kwanza, lugha mama, lugha ya mama
        blood_type: kundi la damu, aina ya damu
        shoe_size: saizi ya viatu, ukubwa wa viatu
        time_zone: saa za eneo, majira ya saa
        studies: fani, kozi, masomo
        school: shule, chuo, chuo kikuu
        hobbies: burudani, hobi, mazoea
        goal: lengo, lengo kuu
        salary: mshahara
        budget: bajeti
        diet: lishe
        star_sign: nyota
        anniversary: kumbukumbu ya ndoa
        username: jina la mtumiaji
        work_hours: saa za kazi
        car: gari
        motorbike: pikipiki
        bike: baiskeli
        laptop: kompyuta, laptop, kompyuta mpakato, tarakilishi
        phone_model: simu
        editor: kihariri, kihariri cha msimbo, editor
        operating_system: mfumo wa uendeshaji
        browser: kivinjari
        bank: benki
        """
    ),
    **{
        f"favourite:{word}": name
        for word, name in _to_names(
            """
            colour: rangi
            food: chakula, mlo
            drink: kinywaji
            movie: filamu, sinema
            book: kitabu, riwaya
            author: mwandishi
            song: wimbo
            artist: mwimbaji, msanii, mwanamuziki
            band: bendi
            music: muziki, aina ya muziki
            team: timu, timu ya mpira, klabu, timu ya soka
            tv_show: kipindi, kipindi cha tv, tamthilia
            programming_language: lugha ya programu, lugha ya programming
            programming_language: lugha ya kompyuta
            programming_language: lugha ya kuprogramu, lugha ya usimbaji
            language: lugha
            editor: kihariri, kihariri cha msimbo, editor
            sport: mchezo, michezo
            animal: mnyama
            city: mji, jiji
            fruit: tunda
            season: msimu
            day: siku
            number: nambari, namba
            actor: mwigizaji
            player: mchezaji
            restaurant: mgahawa, hoteli
            place: mahali, sehemu
            subject: somo
            snack: kitafunio
            hobby: burudani, hobi
            database: hifadhidata
            flower: ua
            """
        ).items()
    },
}


def alternatives(slugs: Mapping[str, str] | frozenset[str]) -> str:
    """Longest first, so that no name hides a longer one."""
    ordered = sorted(slugs, key=lambda name: (-len(name), name))
    return "|".join(name.replace("_", "[ -]") for name in ordered)


RELATION_NAMES = alternatives(RELATIONS)
ATTRIBUTE_NAMES = alternatives(
    frozenset(word for word in ATTRIBUTES if not word.startswith("favourite:"))
)

JOBS = (
    r"mkuu wa (?:ghala|idara|shule|kitengo|chuo)"
    r"|mwalimu|daktari|muuguzi|nesi|mhandisi|mhasibu|mwanasheria|wakili|hakimu|mwandishi"
    r"|mwanahabari"
    r"|mtangazaji|mkulima|mvuvi|mfugaji|dereva|fundi|mfanyabiashara|mwanafunzi|mtafiti|mwanasayansi"
    r"|mbunifu|msanifu|programu|mpanga programu|mtayarishaji|mtengenezaji|msanidi|mwendelezaji"
    r"|mchambuzi|meneja|mkurugenzi|katibu|karani|mpishi|mhudumu|mlinzi|polisi|askari|mwanajeshi"
    r"|rubani|mfamasia|mkunga|mwanamuziki|mwimbaji|msanii|mchoraji|mpiga picha|mwigizaji|mkufunzi"
    r"|mhadhiri|profesa|mshauri|mtaalamu|mtaalam|mfanyakazi|mjasiriamali|mtumishi|mwanasaikolojia"
    r"|mkalimani|mtafsiri|mkutubi|seremala|mwashi|mshonaji|kinyozi|msusi|mwanariadha|kocha|padri"
    r"|mchungaji|sheikh|imamu|mwanauchumi|afisa|ofisa|mkaguzi|mwekezaji|mratibu|msimamizi|mstaafu"
    r"|mama wa nyumbani|nahodha|baharia|mkutubi|mzamiaji|mwindaji|mchongaji|msimamizi|mhandisi"
    r"|mwokaji|mwosha magari|mama lishe|mama ntilie|machinga|bodaboda|mkalimani|mhudumu|msaidizi"
    r"|mganga|mkemia|mwigizaji|mwalimu mkuu|mkulima|mwanamitindo|mpiga debe|injinia|developer"
    r"|engineer|software engineer|data scientist|data analyst"
    r"|designer|product manager|freelancer|mwanzilishi|mmiliki|bawabu|utingo|makanika|mwanabiashara"
    r"|m(?!tumiaji|sikilizaji|tazamaji|somaji|nywaji)[a-z]{3,}aji|mwenyekiti|diwani|mbunge"
    r"|shemasi|mzee wa kanisa|mhudumu wa ndege|mkandarasi|mpimaji"
    r"|mwanateknolojia|mhariri|mchapishaji|mwongoza watalii|boda ?boda"
)

_NOUNS = _to_names(
    """
    car: gari
    motorbike: pikipiki, bodaboda
    bike: baiskeli
    phone: simu
    laptop: kompyuta, laptop, tarakilishi
    tablet: kishikwambi
    watch: saa ya mkono
    camera: kamera
    headphones: spika za masikioni, vipokea sauti
    eyewear: miwani
    instrument: gitaa, piano, kinanda, ngoma, filimbi, zeze, marimba
    television: runinga, televisheni, tv
    bank: benki
    """
)
THINGS: Mapping[str, str] = {
    word.replace("_", " "): topic
    for word, topic in {
        **_NOUNS,
        **_to_names(
            """
            home: makazi, mji, makao
            job: kazi, taaluma, cheo, wadhifa
            studies: fani, kozi
            school: shule, chuo, chuo kikuu
            employer: mwajiri
            editor: kihariri, kihariri cha msimbo, editor
            operating_system: mfumo wa uendeshaji
            browser: kivinjari
            database: hifadhidata
            shoe_size: saizi ya viatu
            diet: lishe
            """
        ),
    }.items()
}

_TAIL = re.compile(r"\s(?:kwa|katika|kwenye|kama|tangu|wakati|kutoka|kwenda)\s", re.I)
_WORD = re.compile(r"[^\s,;.!?]+")
_KIND = re.compile(r"\S+ aina ya ", re.I)
MAX_NOUN_WORDS = 3
MAX_PHRASE = 100


def topic_of(text: str) -> str:
    """The topic of the noun that a phrase begins with, else of a name in it; empty if not known.

    `gari aina ya Toyota` is a car, `Notion kwa maelezo` a place for notes.
    """
    phrase = _TAIL.split(text[:MAX_PHRASE], maxsplit=1)[0]
    words = _WORD.findall(phrase.lower())
    for width in range(min(MAX_NOUN_WORDS, len(words)), 0, -1):
        if topic := _NOUNS.get("_".join(words[:width])):
            return topic
    return topic_of_name(_KIND.sub("", phrase))
