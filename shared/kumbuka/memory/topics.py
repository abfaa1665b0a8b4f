"""What kind of thing a well-known name is: an editor, a bank, a phone.

Whoever says "I'm on Linear now" has left Jira without naming it. That the two are of one kind is
knowledge of the world, so it is a list: names that people use every day, in no one's language.
A name that is also a common word counts only where it is written with a capital.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from kumbuka.text.folding import fold


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_NAMES: Mapping[str, str] = {
    "editor": "vim, neovim, nvim, emacs, helix, nano, vs code, vscode, visual studio code, visual"
    " studio, sublime text, sublime, atom, zed, cursor, windsurf, intellij, pycharm, webstorm,"
    " phpstorm, rider, clion, goland, xcode, eclipse, netbeans, notepad++, rstudio, spyder,"
    " android studio, textmate, kakoune, jetbrains",
    "operating_system": "linux, ubuntu, debian, fedora, arch, arch linux, nixos, linux mint, mint,"
    " manjaro, opensuse, gentoo, pop os, freebsd, macos, windows, windows 10, windows 11,"
    " chromeos, rocky linux, alpine, red hat, kubuntu",
    "browser": "chrome, firefox, safari, brave, edge, opera, vivaldi, arc, chromium, librewolf",
    "shell": "bash, zsh, fish, nushell, powershell",
    "terminal": "iterm, kitty, alacritty, wezterm, ghostty, warp",
    "version_control": "git, svn, subversion, mercurial, perforce, jujutsu",
    "code_host": "github, gitlab, bitbucket, gitea, codeberg, azure devops",
    "ci": "jenkins, circleci, circle ci, travis, travis ci, github actions, gitlab ci, buildkite,"
    " teamcity, bamboo, azure pipelines, concourse, drone ci, woodpecker, bitbucket pipelines",
    "ticket_system": "jira, linear, trello, asana, clickup, monday.com, youtrack, basecamp,"
    " shortcut, redmine, github issues, github projects, pivotal tracker, todoist, things,"
    " ticktick",
    "notes_app": "notion, obsidian, evernote, onenote, apple notes, bear, logseq, roam, joplin,"
    " google keep, standard notes, anytype, craft, confluence",
    "team_chat": "slack, teams, microsoft teams, ms teams, mattermost, zulip, google chat, discord,"
    " rocket.chat",
    "messenger": "whatsapp, telegram, signal, skype, viber, wechat, threema, imessage, line",
    "video_calls": "zoom, google meet, webex, jitsi, facetime",
    "mail": "gmail, outlook, protonmail, proton mail, fastmail, yahoo mail, tuta, thunderbird",
    "password_manager": "lastpass, bitwarden, 1password, keepass, keepassxc, dashlane, nordpass,"
    " proton pass",
    "programming_language": "python, java, javascript, typescript, go, golang, rust, ruby, php,"
    " kotlin, swift, scala, elixir, haskell, perl, c, c++, c#, clojure, f#, lua, zig,"
    " ocaml, erlang, fortran, cobol, matlab, r",
    "frontend": "react, vue, angular, svelte, next.js, nextjs, nuxt, solidjs, remix, ember, preact,"
    " qwik, htmx, sveltekit, alpine.js, backbone",
    "web_framework": "django, flask, fastapi, rails, ruby on rails, laravel, spring, spring boot,"
    " express, express.js, fastify, nestjs, koa, hono, sinatra, symfony, asp.net, gin, actix, axum",
    "mobile_framework": "flutter, react native, ionic, swiftui, jetpack compose, xamarin, cordova",
    "website": "jekyll, hugo, gatsby, astro, eleventy, hexo, wordpress, ghost, squarespace, wix,"
    " webflow, substack, medium, drupal, blogger, tumblr",
    "package_manager": "npm, yarn, pnpm, bun, pip, poetry, uv, conda, pipenv, homebrew",
    "containers": "docker, podman",
    "orchestration": "kubernetes, nomad, docker swarm, ecs",
    "infrastructure": "terraform, pulumi, ansible, cloudformation, chef, puppet, saltstack,"
    " opentofu",
    "database": "postgres, postgresql, mysql, mariadb, sqlite, mongo, mongodb, oracle, cockroachdb,"
    " dynamodb, cassandra, sql server, mssql, duckdb, supabase, planetscale, firestore, firebase,"
    " couchdb, neo4j, turso, scylladb",
    "warehouse": "snowflake, bigquery, redshift, databricks, clickhouse",
    "cache": "redis, memcached, valkey, dragonfly",
    "message_queue": "kafka, rabbitmq, nats, sqs, pulsar, activemq, redpanda",
    "search_engine": "elasticsearch, opensearch, solr, meilisearch, typesense, algolia",
    "cloud": "aws, amazon web services, azure, gcp, google cloud, heroku, vercel, netlify, hetzner,"
    " ovh, digitalocean, digital ocean, linode, fly.io, fly, render, railway, cloudflare,"
    " scaleway, vultr, amazon",
    "monitoring": "grafana, datadog, new relic, prometheus, sentry, splunk, honeycomb, dynatrace",
    "testing": "jest, vitest, cypress, playwright, selenium, pytest, unittest, mocha, junit,"
    " puppeteer, rspec",
    "api_style": "graphql, rest, grpc, trpc, soap",
    "assistant": "chatgpt, claude, gemini, copilot, perplexity, mistral, le chat, deepseek",
    "design_tool": "figma, sketch, adobe xd, penpot, canva, photoshop, affinity, gimp, illustrator",
    "helpdesk": "zendesk, intercom, freshdesk, help scout, helpscout, front, zammad",
    "crm": "salesforce, hubspot, pipedrive, zoho",
    "accounting": "quickbooks, xero, freshbooks, datev, sage, lexoffice",
    "calendar_app": "google calendar, fantastical, apple calendar, calendly",
    "documents": "word, microsoft word, google docs, libreoffice, overleaf, latex, pages",
    "spreadsheets": "excel, google sheets, airtable",
    "slides": "powerpoint, keynote, google slides",
    "file_storage": "dropbox, google drive, onedrive, icloud, icloud drive, s3, r2, nextcloud,"
    " backblaze",
    "phone": "android, iphone, pixel, galaxy, samsung, samsung galaxy, fairphone, oneplus,"
    " nokia, xiaomi,"
    " huawei, motorola, redmi, oppo, blackberry, nothing phone",
    "laptop": "dell, lenovo, asus, acer, hp, macbook, macbook air, macbook pro, thinkpad, dell"
    " xps, xps, framework, framework"
    " laptop, chromebook, surface, zenbook, imac, mac mini, mac studio, hp spectre, matebook,"
    " ideapad",
    "tablet": "ipad, kindle, galaxy tab, kobo, remarkable",
    "console": "playstation, ps5, ps4, xbox, nintendo switch, switch, steam deck",
    "watch": "apple watch, garmin, fitbit, galaxy watch, casio, rolex",
    "car": "honda, civic, honda civic, accord, toyota, corolla, yaris, prius, rav4, golf,"
    " volkswagen, vw, passat, polo, skoda, octavia, fabia, kia, niro, hyundai, ioniq, mazda,"
    " volvo, bmw, audi, mercedes, tesla, model 3, model y, ford, fiesta, focus, mustang, renault,"
    " clio, zoe, twingo, peugeot, citroen, fiat, opel, corsa, vauxhall, nissan, leaf, micra,"
    " subaru, outback, forester, seat, leon, cupra, dacia, duster, porsche, jeep, chevrolet, chevy,"
    " lexus, mini, polestar, suzuki, mitsubishi, land rover, jaguar, byd, camry, jetta, rivian",
    "bike": "trek, canyon, brompton, tern, specialized, giant, cannondale, bianchi, gazelle, cube,"
    " scott, cowboy, vanmoof, cervelo, pinarello, orbea, ribble, surly",
    "motorbike": "ducati, vespa, harley, harley-davidson, kawasaki, triumph, yamaha",
    "bank": "chase, barclays, monzo, revolut, n26, hsbc, wells fargo, bank of america, santander,"
    " lloyds, natwest, citibank, citi, ing, deutsche bank, commerzbank, dkb, starling, capital one,"
    " wise, ubs, bnp paribas, credit suisse, sparkasse, halifax bank, nationwide, bbva, ally",
    "broker": "vanguard, fidelity, schwab, charles schwab, robinhood, trade republic, etrade,"
    " interactive brokers, degiro, scalable capital, etoro",
    "streaming": "netflix, disney+, disney plus, hbo, hbo max, max, hulu, prime video, apple tv+,"
    " apple tv, mubi, crunchyroll, paramount+, peacock, amazon prime",
    "music_service": "spotify, tidal, deezer, apple music, youtube music, qobuz, soundcloud,"
    " amazon music, pandora",
    "podcast_app": "overcast, pocket casts, castro, apple podcasts, podcast addict, antennapod",
    "supermarket": "aldi, lidl, tesco, rewe, edeka, sainsbury's, sainsburys, walmart, costco,"
    " trader joe's, trader joes, whole foods, kroger, migros, coop, carrefour, penny, netto, spar,"
    " waitrose, asda, morrisons, target, mercadona, albert heijn",
    "phone_provider": "vodafone, telekom, t-mobile, o2, verizon, at&t, comcast, xfinity, ee,"
    " orange, telefonica, swisscom, giffgaff, three, virgin media, bt, sky, spectrum, mint mobile",
    "newspaper": "the guardian, guardian, le monde, new york times, the new york times, nyt,"
    " the economist, economist, der spiegel, el pais, washington post, financial times, the times",
    "gym": "mcfit, planet fitness, equinox, anytime fitness, puregym, gold's gym, fitx, basic-fit,"
    " fitness first, holmes place, fitness hut, la fitness, crunch fitness, ymca, urban sports"
    " club",
    "airline": "lufthansa, ryanair, easyjet, british airways, klm, air france, emirates, qatar"
    " airways, delta, united airlines, american airlines, wizz air, iberia, vueling, finnair, sas,"
    " turkish airlines, qantas, etihad, kenya airways, garuda, singapore airlines, jetblue, latam,"
    " eurowings, norwegian air, tap, aer lingus, ita airways, air canada, cathay pacific",
    "map": "google maps, apple maps, waze, komoot, strava",
    "ereader": "tolino",
    "indentation": "tabs, spaces",
    "theme": "dark mode, light mode, dark theme, light theme, dark themes, light themes",
    "seat": "window seat, window seats, aisle seat, aisle seats, middle seat",
    "contact": "email, emails, e-mail, phone calls, calls, phone, text messages, texts,"
    " texting, sms",
    "roast": "dark roast, light roast, medium roast, dark roast coffee, light roast coffee",
}
ALTERNATIVES = frozenset({"indentation", "theme", "seat", "roast", "contact"})
"""Of these, whoever prefers one prefers it to the others."""
TOPICS = frozenset(_NAMES)
COMMON_WORDS = _words(
    "word pages excel keynote atom cursor zed rider helix arch mint edge opera arc brave safari"
    " fish warp git bear "
    "craft notion obsidian linear shortcut things monday teams slack signal line zoom go rust "
    "ruby swift r c express spring remix gin ghost medium max bun poetry chef "
    "puppet render railway fly rest soap front sketch canvas pixel galaxy surface framework "
    "switch golf polo focus leaf mini seat leon scout trek canyon tern specialized giant cube "
    "scott cowboy chase wise ally starling target penny three orange sky spectrum guardian "
    "economist crunch concourse bamboo solid drone roam overcast castro front sage pulsar "
    "sentry honeycomb oracle alpine triumph vanguard fidelity nationwide coop spar express "
    "chrome docker jest delta sas tap emirates garuda"
)
_MACHINES = _words("laptop pc computer phone mobile machine desktop mac tablet email mail calendar")
MAX_WORDS = 4
_WORD = re.compile(r"[^\W_]+(?:[.'’&-]+[^\W_]+|[+#]+)*")


@lru_cache(maxsize=1)
def _by_name() -> Mapping[str, str]:
    return {name: topic for topic, names in _NAMES.items() for name in names.split(", ")}


@lru_cache(maxsize=1)
def _first_words() -> frozenset[str]:
    return frozenset(name.partition(" ")[0] for name in _by_name())


_AT_WORK = _words("work company office employer's job")
_AT_HOME = _words("home private personal")


def sphere_of(text: str) -> str:
    """Whether what a text names is of somebody's `work` or `home`; empty where it is told of both
    or of neither."""
    pairs = zip(*(_WORD.findall(text.lower())[n:] for n in (0, 1)), strict=False)
    qualified = {first for first, second in pairs if second in _MACHINES}
    found = {
        name
        for name, words in (("work", _AT_WORK), ("home", _AT_HOME))
        if not words.isdisjoint(qualified)
    }
    return found.pop() if len(found) == 1 else ""


def names_of_topic(topic: str) -> tuple[str, ...]:
    """All that is known of a kind, in lower case."""
    return tuple(_NAMES[topic].split(", "))


def topic_of_name(text: str) -> str:
    """The kind of the first well-known name in a text, the longest at its place; empty if none.

    `iPhone 15` is a phone. Time linear in the text.
    """
    names, first_words = _by_name(), _first_words()
    words = _WORD.findall(text)
    folded = [fold(word).replace("’", "'") for word in words]
    for start, word in enumerate(folded):
        if word not in first_words:
            continue
        for width in range(min(MAX_WORDS, len(folded) - start), 0, -1):
            topic = names.get(" ".join(folded[start : start + width]))
            if topic and (width > 1 or word not in COMMON_WORDS or words[start][:1].isupper()):
                return topic
    return ""
