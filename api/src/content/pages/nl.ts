import type { Pages } from './allPages';

export const nl: Pages = {
  ban: {
    title: 'Toegang blokkeren',
    sections: [
      {
        heading: 'Alleen voor volwassenen',
        paragraphs: [
          '{site} is bedoeld voor volwassenen vanaf 18 jaar. Elke pagina draagt het RTA-label (Restricted to Adults), dat door ouderfilters wordt herkend.',
        ],
      },
      {
        heading: 'Voor ouders',
        paragraphs: [
          'Je houdt {site} bij je kinderen weg met het ouderlijk toezicht van je internetprovider, van Windows, macOS, Android en iOS, of met een filter in je router.',
          'Denk je dat een minderjarige hier een account heeft? Schrijf dan naar {support_email}. We sluiten zo’n account meteen.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    sections: [
      {
        heading: 'Alleen wat de site nodig heeft',
        paragraphs: [
          '{site} gebruikt alleen eigen cookies en browseropslag: om je ingelogd te houden, je taal te onthouden en te onthouden welke meldingen je hebt gesloten. Er zijn geen advertentiecookies en geen derden in je browser.',
        ],
      },
      {
        heading: 'Jouw keuze',
        paragraphs: [
          'Je kunt cookies en opslag op elk moment in je browser wissen. Je bent dan uitgelogd en meldingen kunnen opnieuw verschijnen. De lijst hieronder noemt alles met doel en bewaartijd.',
        ],
      },
    ],
  },
  faq: {
    title: 'Veelgestelde vragen',
    sections: [
      {
        heading: 'Wat kost het?',
        paragraphs: [
          'Aanmelden, zoeken en liken zijn gratis. Een bericht sturen kost credits. Je koopt credits eenmalig, er is geen abonnement en niets wordt vanzelf verlengd.',
          'Met elke aankoop word je voorgoed premiumlid: je ziet alle foto’s, begint zoveel gesprekken als je wilt en kunt 25 foto’s uploaden.',
        ],
      },
      {
        heading: 'Zijn alle profielen echt?',
        paragraphs: [
          'Nee. Sommige profielen zijn fictief en bedoeld als vermaak. De woorden ‘fictief profiel’ staan naast de naam, waar je zo’n profiel ook ziet. Fictieve profielen beginnen nooit een gesprek, liken je nooit en zijn niet te ontmoeten.',
        ],
      },
      {
        heading: 'Wie ziet waar ik ben?',
        paragraphs: ['Niemand. Anderen zien je woonplaats en een ruwe afstand tussen plaatsen. Je positie slaan we niet op.'],
      },
      {
        heading: 'Hoe is de hogere kans op een match gemeten?',
        paragraphs: [
          'Het cijfer vergelijkt de matches van premiumleden met die van gratis leden in hun eerste maand. Het is een terugblik op veel leden, geen belofte aan één lid.',
        ],
      },
      {
        heading: 'Hoe verwijder ik mijn account?',
        paragraphs: [
          'Open de instellingen en kies ‘Mijn account verwijderen’. Je profiel verdwijnt meteen. Binnen 14 dagen kun je terugkomen via de link in onze e-mail; daarna worden je gegevens gewist.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    sections: [
      {
        heading: 'Wie verantwoordelijk is',
        paragraphs: ['{company}, {address}, {city}, is verantwoordelijk voor je gegevens. Je bereikt ons via {support_email}.'],
      },
      {
        heading: 'Wat we verwerken en waarom',
        paragraphs: [
          'Je e-mailadres, naam, geboortedatum, woonplaats, profiel, foto’s, likes en berichten, zodat de dienst werkt. Je bestellingen, omdat de belastingwet dat eist. Wat je profiel over je seksleven en geaardheid zegt alleen met je uitdrukkelijke toestemming, die je altijd kunt intrekken.',
          'Aanbiedingen en nieuws over de site sturen we je alleen als je ze hebt aangezet, hooguit twee keer per maand. Met één klik in de mail of in je instellingen zet je ze weer uit.',
          'We verkopen geen gegevens, tonen geen advertenties van derden en nemen geen besluit over jou dat alleen door een machine is gemaakt.',
        ],
      },
      {
        heading: 'Wat we alleen tellen',
        paragraphs: [
          'Hoe vaak een landingspagina wordt bekeken en hoeveel mensen zich daar aanmelden. De tabel heeft zes kolommen: pagina, campagne, variant, dag, weergaven en aanmeldingen. Over jou staat er niets in. Om je tijdens je bezoek dezelfde variant te laten zien en je maar één keer te tellen, bewaart je browser 30 dagen lang een willekeurig nummer en de landingspagina’s die hij heeft getoond.',
        ],
      },
      {
        heading: 'Hoe lang we bewaren',
        paragraphs: [
          'Berichten worden na 90 dagen verborgen en na 12 maanden gewist. Een verwijderd account wordt na 14 dagen gewist. Betalingsgegevens blijven zolang de wet het eist.',
        ],
      },
      {
        heading: 'Jouw rechten',
        paragraphs: [
          'Je kunt je gegevens inzien, verbeteren, meenemen en laten wissen, bezwaar maken tegen het gebruik en een klacht indienen bij de toezichthouder van je land. Het meeste doe je zelf in de instellingen; schrijf voor de rest naar {support_email}.',
        ],
      },
    ],
  },
  'return-policy': {
    title: 'Retourneren',
    sections: [
      {
        heading: '{refund_days} dagen bedenktijd',
        paragraphs: [
          'Je kunt de ongebruikte credits van een bestelling binnen {refund_days} dagen na de aankoop teruggeven, zonder reden.',
          'De terugbetaling is: het betaalde bedrag, maal de ongebruikte credits van de bestelling, gedeeld door de credits van de bestelling, in jouw voordeel afgerond op de cent. Je krijgt het terug via de betaalmethode die je gebruikte.',
        ],
      },
      {
        heading: 'Zo doe je het',
        paragraphs: [
          'Open je transacties, kies de bestelling en druk op ‘Hier de overeenkomst herroepen’. Je kunt ons ook het formulier hieronder per e-mail of post sturen.',
        ],
      },
      {
        heading: 'Modelformulier voor herroeping',
        paragraphs: [
          'Aan {company}, {address}, {city}, {support_email}: Hierbij herroep ik mijn overeenkomst over de aankoop van de volgende credits. Besteld op: … Bestelnummer: … Naam: … E-mailadres van het account: … Datum: …',
        ],
      },
    ],
  },
  safety: {
    title: 'Veiligheidscentrum',
    sections: [
      {
        heading: 'Ben je nu in gevaar?',
        paragraphs: ['Bel het alarmnummer van je land. Dat is gratis en kan met elke telefoon.'],
      },
      {
        heading: 'Elkaar leren kennen',
        paragraphs: [
          'Blijf op {site} tot je de ander vertrouwt. Wie al in de eerste berichten naar een andere chatapp wil, heeft daar vaak een reden voor die je niet te horen krijgt.',
          'Stuur nooit geld, cadeaubonnen of foto’s van je identiteitsbewijs naar iemand die je nog niet hebt ontmoet, wat het verhaal ook is. Niemand van {site} vraagt je ooit om je wachtwoord.',
          'Houd je achternaam, adres, werkplek en bankgegevens voor jezelf. Let ook op wat er op de achtergrond van je foto’s te zien is.',
        ],
      },
      {
        heading: 'De eerste date',
        paragraphs: [
          'Spreek af op een openbare plek, vertel een vriend of vriendin waar je bent en wanneer je weer thuis bent, en regel zelf je vervoer heen en terug.',
          'Je mag op elk moment nee zeggen en weggaan. Een drankje verplicht tot niets.',
        ],
      },
      {
        heading: 'Verbergen, blokkeren, melden',
        paragraphs: [
          'Met het schild bij elk lid kun je drie dingen doen: iemand verbergen in je zoekresultaten, iemand blokkeren zodat jullie elkaar niet meer zien, of iemand bij ons melden. Wie je hebt verborgen of geblokkeerd en wat je hebt gemeld, vind je terug in de instellingen.',
          'Elke melding wordt door mensen bekeken. Je hoort wat eruit is gekomen en kunt binnen 6 maanden bezwaar maken.',
        ],
      },
      {
        heading: 'Autoriteiten en juridische kennisgevingen',
        paragraphs: [
          'Het centrale contactpunt van {company} voor autoriteiten, de Europese Commissie en gebruikers volgens de artikelen 11 en 12 van de digitaledienstenverordening (Digital Services Act) is {support_email}. Je kunt schrijven in het Engels, Nederlands of Duits.',
        ],
      },
      {
        heading: 'Zonder account',
        paragraphs: [
          'Iedereen kan misbruik melden met het formulier hieronder: een profiel dat jouw foto’s gebruikt, een minderjarige, oplichting of inhoud die tegen de wet is.',
        ],
      },
    ],
  },
  service: {
    title: 'Klantenservice',
    sections: [
      {
        heading: 'Schrijf of bel ons',
        paragraphs: [
          'E-mail: {support_email}. Telefoon: {support_phone}. We antwoorden binnen twee werkdagen, in je eigen taal.',
          'Gebruik voor een klacht het klachtenformulier: je krijgt meteen een nummer en binnen 14 dagen antwoord.',
        ],
      },
      {
        heading: 'Bedrijfsgegevens',
        paragraphs: ['{company}, {address}, {city}. KvK-nummer: {kvk}. Btw-nummer: {vat}.'],
      },
    ],
  },
  terms: {
    title: 'Algemene voorwaarden',
    sections: [
      {
        heading: 'De dienst',
        paragraphs: [
          '{site} wordt aangeboden door {company}. Het is een plek waar volwassenen elkaar leren kennen en met elkaar praten. Je moet minstens 18 jaar zijn en mag één account hebben.',
        ],
      },
      {
        heading: 'Fictieve profielen',
        paragraphs: [
          'Een deel van de profielen is fictief en bedoeld als vermaak. Overal waar ze verschijnen staat dat er in woorden bij. Een ontmoeting met de afgebeelde persoon is niet mogelijk.',
        ],
      },
      {
        heading: 'Credits',
        paragraphs: [
          'Berichten, foto’s en cadeaus kosten credits; de prijs staat bij de knop. Credits vervallen niet zolang het account bestaat. Gratis credits worden eerst gebruikt en niet terugbetaald; ongebruikte gekochte credits kun je binnen {refund_days} dagen teruggeven.',
        ],
      },
      {
        heading: 'Wat niet mag',
        paragraphs: [
          'Lastigvallen, bedreigingen, haat, foto’s van anderen, het aanbieden van betaalde diensten, reclame en alles wat tegen de wet is of minderjarigen betreft. We verwijderen dat, zeggen waarom en kunnen het account sluiten. Tegen zo’n besluit kun je bezwaar maken.',
        ],
      },
      {
        heading: 'Aansprakelijkheid en recht',
        paragraphs: [
          'We zorgen goed voor de dienst, maar kunnen niet instaan voor wat leden over zichzelf zeggen. Het recht van het land waar je woont beschermt je als consument. Schrijf met vragen en klachten naar {support_email}.',
        ],
      },
    ],
  },
};
