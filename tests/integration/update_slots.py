"""Slots of a life, how people say what fills them, and how they say that it changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Slot:
    olds: str
    """Wordings of what held first, parted by `|`; `{a}` is its name, where one is named."""
    news: str
    """Of what holds later."""
    a: str = ""
    b: str = ""

    def said(self, old: bool) -> list[str]:
        wordings = (self.olds if old else self.news).split(" | ")
        return [wording.format(a=self.a, b=self.b) for wording in wordings]


SLOTS: Mapping[str, Slot] = {
    "home": Slot(
        "I live in {a}. | I'm based in {a}. | We live in {a} with our kids. | My home is in {a}."
        " | I've lived in {a} for ten years.",
        "I live in {b} now. | I moved to {b}. | We've moved to {b}. | I'm living in {b}. | I live"
        " in {b}. | Home is {b} now. | Just relocated to {b}!",
        "Lisbon",
        "Bergen",
    ),
    "employer": Slot(
        "I work at {a}. | I work for {a}. | I'm a software engineer at {a}. | My employer is {a}.",
        "I work at {b} now. | I've joined {b}. | I started a new job at {b}. | I'm at {b} now. |"
        " I work for {b}.",
        "Acme",
        "Globex",
    ),
    "job": Slot(
        "I'm a nurse. | I work as a nurse. | My job is nursing.",
        "I'm a teacher now. | I work as a teacher. | I retrained as a teacher. | I became a"
        " teacher.",
        "nurs",
        "teacher",
    ),
    "car": Slot(
        "I drive a {a}. | My car is a {a}. | I have a {a}. | We own a {a}.",
        "I drive a {b} now. | I bought a {b}. | My car is a {b}. | I traded it in for a {b}. | I"
        " swapped the {a} for a {b}. | Got a {b} instead.",
        "Golf",
        "Yaris",
    ),
    "editor": Slot(
        "I use {a}. | My editor is {a}. | I code in {a}. | I do all my coding in {a}.",
        "I use {b} now. | I switched to {b}. | I've moved to {b}. | My editor is {b}. | I code in"
        " {b} these days.",
        "Vim",
        "Emacs",
    ),
    "commute": Slot(
        "I take the bus to work. | I drive to work. | I go to work by bus.",
        "I cycle to work now. | I bike to work. | These days I walk to work. | I switched to"
        " cycling to work.",
    ),
    "dentist": Slot(
        "My dentist is {a}.",
        "My dentist is {b}. | My new dentist is {b}. | I changed dentists, I see {b} now. | {b}"
        " is my dentist now.",
        "Dr Lee",
        "Dr Gomez",
    ),
    "boss": Slot(
        "My boss is {a}. | {a} is my manager. | I report to {a}.",
        "My boss is {b} now. | {b} is my new manager. | I report to {b} now. | {a} left, {b} is"
        " my boss now.",
        "Paul",
        "Kim",
    ),
    "phone": Slot(
        "My phone is a {a}. | I have a {a}. | I use a {a}.",
        "My phone is a {b} now. | I got a new {b}. | I switched to a {b}. | I upgraded to a {b}.",
        "Pixel 7",
        "iPhone 15",
    ),
    "bank": Slot(
        "I bank with {a}. | My bank is {a}. | My account is at {a}.",
        "I bank with {b} now. | I switched banks to {b}. | I moved my account to {b}. | My bank"
        " is {b}.",
        "Barclays",
        "Monzo",
    ),
    "gym": Slot(
        "I go to the gym on Mondays. | My gym day is Monday. | I train on Mondays.",
        "I go to the gym on Thursdays now. | My gym day is Thursday. | I moved my gym day to"
        " Thursday. | I train on Thursdays now.",
    ),
    "standup": Slot(
        "Our standup is at 9. | We have standup at 9. | The standup starts at 9.",
        "Our standup is at 10 now. | Standup moved to 10. | The standup starts at 10. | We pushed"
        " standup to 10.",
    ),
    "colour": Slot(
        "My favourite colour is {a}. | I love {a}, it's my favourite colour.",
        "My favourite colour is {b} now. | My favourite colour is {b}. | I changed my mind, my"
        " favourite colour is {b}.",
        "blue",
        "green",
    ),
    "language": Slot(
        "Answer in {a}. | Please always reply in {a}. | I want answers in {a}.",
        "Answer in {b} from now on. | Please reply in {b}. | Switch to {b}. | Use {b} with me"
        " now. | Let's speak {b} from now on.",
        "German",
        "Spanish",
    ),
    "length": Slot(
        "Keep your answers short. | I prefer short answers. | Please be brief.",
        "Give me detailed answers from now on. | I want long answers now. | Please answer in"
        " detail. | I prefer long answers.",
    ),
    "db": Slot(
        "We use {a} for the orders service. | Our orders database is {a}.",
        "We moved the orders service to {b}. | The orders service runs on {b} now. | We switched"
        " from {a} to {b} for orders. | Our orders database is {b} now.",
        "MySQL",
        "Postgres",
    ),
    "deadline": Slot(
        "The deadline is March 3. | Our deadline is March 3.",
        "The deadline is April 14 now. | The deadline moved to April 14. | Our deadline slipped"
        " to April 14.",
    ),
    "budget": Slot(
        "My budget is 2000 euros. | I have a budget of 2000 euros.",
        "My budget is 3000 euros. | My budget went up to 3000 euros. | I have a budget of 3000"
        " euros now.",
    ),
    "weight": Slot(
        "I weigh 82 kilos. | My weight is 82 kg.",
        "I weigh 78 kilos now. | I'm down to 78 kilos. | My weight is 78 kg.",
    ),
    "partner": Slot(
        "I'm single.",
        "I have a girlfriend now. | I'm in a relationship. | I met someone, her name is Mia. | I"
        " got engaged.",
    ),
    "diet": Slot(
        "I'm vegetarian. | I don't eat meat.",
        "I eat meat again. | I'm not vegetarian anymore. | I started eating meat again. | I eat"
        " chicken now.",
    ),
    "smoke": Slot(
        "I smoke. | I smoke ten cigarettes a day.",
        "I quit smoking. | I don't smoke anymore. | I haven't smoked in three months. | I stopped"
        " smoking.",
    ),
    "coffee": Slot(
        "I drink my coffee black. | I take my coffee black.",
        "I take milk in my coffee now. | I drink my coffee with oat milk now. | I have my coffee"
        " with milk these days.",
    ),
    "wake": Slot(
        "I get up at 6. | I wake up at 6 every day.",
        "I get up at 7 now. | I wake up at 7 these days. | My alarm is set to 7 now.",
    ),
    "study": Slot(
        "I study biology. | My major is biology. | I'm studying biology at uni.",
        "I study chemistry now. | I switched my major to chemistry. | I changed to chemistry. |"
        " My major is chemistry.",
    ),
    "school": Slot(
        "My son goes to Oak School. | My son is at Oak School.",
        "My son goes to Elm School now. | My son switched to Elm School. | We moved our son to"
        " Elm School. | My son started at Elm School.",
    ),
    "sister": Slot(
        "My sister lives in {a}. | My sister is in {a}.",
        "My sister moved to {b}. | My sister lives in {b} now. | She's moved to {b}, my sister.",
        "Oslo",
        "Bergen",
    ),
    "instrument": Slot(
        "I play the {a}. | I'm learning the {a}.",
        "I gave up the {a} for the {b}. | I quit the {a}. | I switched from {a} to {b}.",
        "violin",
        "piano",
    ),
    "plan": Slot(
        "I'm on the free plan.",
        "I upgraded to the pro plan. | I'm on the pro plan now. | I'm on the pro plan.",
    ),
    "provider": Slot(
        "My internet is from {a}. | I'm with {a} for internet. | My internet provider is {a}.",
        "I switched my internet to {b}. | My internet provider is {b} now. | I'm with {b} now.",
        "Vodafone",
        "Telekom",
    ),
    "shift": Slot(
        "I work the night shift. | I work nights.",
        "I work the day shift now. | They put me on days. | I work days now. | I moved to the day"
        " shift.",
    ),
    "seat": Slot(
        "I prefer window seats. | I like a window seat.",
        "I prefer aisle seats now. | I'd rather have an aisle seat these days. | I prefer the"
        " aisle now.",
    ),
    "os": Slot(
        "I'm on Windows. | My laptop runs Windows. | I use Windows.",
        "I'm on Linux now. | I switched to Linux. | My laptop runs Linux now. | I installed Linux"
        " instead of Windows.",
    ),
    "address": Slot(
        "My address is 12 Oak Street. | I live at 12 Oak Street.",
        "My address is 48 Elm Avenue. | My new address is 48 Elm Avenue. | I live at 48 Elm"
        " Avenue now. | New address: 48 Elm Avenue.",
    ),
    "name": Slot(
        "My name is Jonathan. | Call me Jonathan.",
        "Call me Jon. | Actually, I go by Nate. | My name is Nate now.",
    ),
    "landlord": Slot(
        "I rent from {a}. | My landlord is {a}. | {a} is my landlord.",
        "My landlord is {b} now. | I rent from {b} now. | {b} is my new landlord. | I'm renting"
        " from {b} these days.",
        "Mr Hale",
        "Mrs Haddad",
    ),
    "club": Slot(
        "I support {a}. | I'm a {a} fan. | My team is {a}.",
        "I support {b} now. | My team is {b} now. | I switched to supporting {b}. | These days"
        " I'm a {b} fan.",
        "Leeds United",
        "Arsenal",
    ),
    "milk": Slot(
        "I drink oat milk. | I use oat milk. | I have oat milk in my coffee.",
        "I drink soy milk now. | I switched to soy milk. | I use soy milk these days. | It's soy"
        " milk for me now.",
    ),
    "car_gone": Slot(
        "I drive a red Mazda. | I have a red Mazda. | My car is a red Mazda.",
        "My car got stolen. | I sold my car. | I wrote off the car last week.",
    ),
    "airline": Slot(
        "I normally fly with {a}. | I always fly {a}. | My airline is {a}.",
        "I avoid {a} these days. | I fly with {b} now. | I don't fly {a} anymore. | I've switched"
        " to {b}.",
        "Lufthansa",
        "Ryanair",
    ),
    "code_language": Slot(
        "Write code in {a}.",
        "Write code in {b} from now on. | Code samples in {b} from now on, please.",
        "Python",
        "Rust",
    ),
    "anna": Slot(
        "My sister Anna lives in {a}. | My sister Anna is based in {a}.",
        "Anna moved to {b}. | Anna lives in {b} now. | My sister Anna has moved to {b}. | Anna's"
        " in {b} now.",
        "Oslo",
        "Bergen",
    ),
    "hairdresser": Slot(
        "My hairdresser is {a}. | {a} cuts my hair.",
        "My hairdresser is {b} now. | {b} cuts my hair now. | I switched hairdressers, {b} does"
        " my hair now. | My new hairdresser is {b}.",
        "Tina",
        "Marco",
    ),
    "vet": Slot(
        "Our vet is {a}. | {a} is our vet. | We take the dog to {a}.",
        "Our vet is {b} now. | We changed vets, we see {b} now. | {b} is our new vet. | We take"
        " the dog to {b} now.",
        "Dr Moss",
        "Dr Patel",
    ),
    "rent": Slot(
        "My rent is 900 euros. | I pay 900 euros in rent. | We pay 900 euros rent.",
        "My rent is 1050 euros now. | The rent went up to 1050 euros. | I pay 1050 euros in rent"
        " now. | They raised my rent to 1050 euros.",
    ),
    "supermarket": Slot(
        "I shop at {a}. | I do my groceries at {a}. | We buy our food at {a}.",
        "I shop at {b} now. | I do my groceries at {b} these days. | We switched to {b} for"
        " groceries. | I buy my groceries at {b} now.",
        "Tesco",
        "Lidl",
    ),
    "streaming": Slot(
        "I watch everything on {a}. | I have {a}. | We subscribe to {a}.",
        "I cancelled {a}. | We switched from {a} to {b}. | I have {b} instead of {a}. | We"
        " swapped {a} for {b}.",
        "Netflix",
        "Disney+",
    ),
    "bedtime": Slot(
        "I go to bed at 10. | My bedtime is 10. | I'm in bed by 10.",
        "I go to bed at 11 now. | My bedtime is 11 now. | I go to bed at 11 these days. | I've"
        " moved my bedtime to 11.",
    ),
    "office_days": Slot(
        "I'm in the office on Mondays. | My office day is Monday. | I go to the office on Mondays.",
        "I'm in the office on Wednesdays now. | My office day is Wednesday now. | I go in on"
        " Wednesdays now. | They moved my office day to Wednesday.",
    ),
    "remote": Slot(
        "I work from home. | I work remotely.",
        "I'm back in the office. | I work in the office now. | I have to go to the office every"
        " day now. | I work on site these days.",
    ),
    "student": Slot(
        "I'm a student at Leeds. | I study at Leeds. | I go to Leeds University.",
        "I'm at York University now. | I transferred to York. | I study at York now. | I'm a"
        " student at York now.",
    ),
    "favourite_band": Slot(
        "My favourite band is {a}. | {a} is my favourite band.",
        "My favourite band is {b} now. | {b} is my favourite band these days. | My favourite band"
        " is {b}. | I like {b} better than {a} now.",
        "Muse",
        "Blur",
    ),
    "sprint": Slot(
        "Our sprints are two weeks long. | We do two-week sprints.",
        "Our sprints are three weeks long now. | We do three-week sprints now. | We moved to"
        " three-week sprints. | Sprints are three weeks from now on.",
    ),
    "hosting": Slot(
        "We host on {a}. | Our site is hosted on {a}. | We deploy to {a}.",
        "We host on {b} now. | We moved our hosting to {b}. | Our site is hosted on {b} now. | We"
        " migrated from {a} to {b}.",
        "Heroku",
        "Hetzner",
    ),
    "units": Slot(
        "Use metric units. | I prefer metric units. | Give me measurements in metric.",
        "Use imperial units from now on. | I prefer imperial now. | Switch to imperial units,"
        " please. | Give me measurements in imperial now.",
    ),
    "dwelling": Slot(
        "We live in a flat. | I live in a flat. | I rent a flat.",
        "We live in a house now. | We bought a house. | I moved to a house. | I live in a cottage"
        " now.",
    ),
    "dosage": Slot(
        "I take 20 mg of citalopram. | My dose of citalopram is 20 mg. | I'm on 20 mg of"
        " citalopram.",
        "I take 40 mg of citalopram now. | My dose went up to 40 mg. | I'm on 40 mg of citalopram"
        " now. | They raised my citalopram to 40 mg.",
    ),
    "tone": Slot(
        "Keep your tone formal. | Please be formal with me. | I like formal answers.",
        "Be casual with me from now on. | I prefer a casual tone now. | Please be informal from"
        " now on. | Use a casual tone instead.",
    ),
}
