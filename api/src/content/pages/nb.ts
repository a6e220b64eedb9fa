import type { Pages } from './allPages';

export const nb: Pages = {
  ban: {
    title: 'Sperr tilgangen',
    sections: [
      {
        heading: 'Bare for voksne',
        paragraphs: [
          '{site} er for voksne fra 18 år. Hver side bærer RTA-merket (Restricted to Adults), som foreldrefiltre kjenner igjen.',
        ],
      },
      {
        heading: 'For foreldre',
        paragraphs: [
          'Du kan holde {site} unna barna dine med foreldrekontrollen hos nettleverandøren, i Windows, macOS, Android og iOS, eller med et filter i ruteren.',
          'Tror du at en mindreårig har en konto her? Skriv til {support_email}. Vi stenger en slik konto med en gang.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Informasjonskapsler',
    sections: [
      {
        heading: 'Bare det nettstedet trenger',
        paragraphs: [
          '{site} bruker bare egne informasjonskapsler og nettleserens lagring: for å holde deg innlogget, huske språket ditt og huske hvilke varsler du har lukket. Det finnes ingen reklamekapsler og ingen tredjeparter i nettleseren din.',
        ],
      },
      {
        heading: 'Ditt valg',
        paragraphs: [
          'Du kan når som helst slette informasjonskapsler og lagring i nettleseren. Da er du logget ut, og varsler kan vises igjen. Listen nedenfor nevner hver oppføring med formål og varighet.',
        ],
      },
    ],
  },
  faq: {
    title: 'Vanlige spørsmål',
    sections: [
      {
        heading: 'Hva koster det?',
        paragraphs: [
          'Det er gratis å registrere seg, søke og like. Det koster kreditter å sende en melding. Du kjøper kreditter én gang, det er ikke noe abonnement, og ingenting fornyes av seg selv.',
          'Med et hvilket som helst kjøp blir du premiummedlem for alltid: Du ser alle bilder, starter så mange samtaler du vil, og kan laste opp 25 bilder.',
        ],
      },
      {
        heading: 'Er alle profiler ekte?',
        paragraphs: [
          'Nei. Noen profiler er fiktive og er der for underholdning. Ordene «fiktiv profil» står ved navnet uansett hvor du ser en. Fiktive profiler starter aldri en samtale, liker deg aldri og kan ikke møtes.',
        ],
      },
      {
        heading: 'Hvem ser hvor jeg er?',
        paragraphs: ['Ingen. Andre ser stedet ditt og en omtrentlig avstand mellom steder. Vi lagrer ikke posisjonen din.'],
      },
      {
        heading: 'Hvordan er den høyere sjansen for en match målt?',
        paragraphs: [
          'Tallet sammenligner matchene til premiummedlemmer med matchene til gratismedlemmer i den første måneden. Det er et tilbakeblikk på mange medlemmer, ikke et løfte til ett.',
        ],
      },
      {
        heading: 'Hvordan sletter jeg kontoen min?',
        paragraphs: [
          'Åpne innstillingene og velg «Slett kontoen min». Profilen din forsvinner med en gang. Innen 14 dager kan du komme tilbake via lenken i e-posten vår; deretter slettes dataene dine.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Personvern',
    sections: [
      {
        heading: 'Hvem som er ansvarlig',
        paragraphs: ['{company}, {address}, {city}, er ansvarlig for dataene dine. Du når oss på {support_email}.'],
      },
      {
        heading: 'Hva vi behandler og hvorfor',
        paragraphs: [
          'E-postadressen din, navnet, fødselsdatoen, stedet, profilen, bildene, likene og meldingene dine, for at tjenesten skal virke. Bestillingene dine, fordi skatteloven krever det. Det profilen sier om sexlivet og legningen din, bare med ditt uttrykkelige samtykke, som du når som helst kan trekke tilbake.',
          'Vi sender deg tilbud og nyheter om nettstedet bare hvis du har slått dem på, høyst to ganger i måneden. Ett klikk i e-posten eller i innstillingene slår dem av igjen.',
          'Vi selger ikke data, viser ikke reklame fra tredjeparter og tar ingen avgjørelser om deg bare ved hjelp av en maskin.',
        ],
      },
      {
        heading: 'Hva vi bare teller',
        paragraphs: [
          'Hvor ofte en landingsside blir sett, og hvor mange som registrerer seg fra den. Tabellen har seks kolonner: side, kampanje, variant, dag, visninger og registreringer. Det står ingenting om deg i den. For at du skal se den samme varianten under hele besøket og bare telles én gang, lagrer nettleseren din et tilfeldig nummer og landingssidene den har vist, i 30 dager.',
        ],
      },
      {
        heading: 'Hvor lenge vi lagrer dem',
        paragraphs: [
          'Meldinger skjules etter 90 dager og slettes etter 12 måneder. En slettet konto fjernes helt etter 14 dager. Betalingsopplysninger blir så lenge loven krever det.',
        ],
      },
      {
        heading: 'Rettighetene dine',
        paragraphs: [
          'Du kan se, rette, ta med deg og få slettet dataene dine, protestere mot bruken og klage til datatilsynet i landet ditt. Det meste kan du gjøre selv i innstillingene; skriv til {support_email} om resten.',
        ],
      },
    ],
  },
  'return-policy': {
    title: 'Retur',
    sections: [
      {
        heading: '{refund_days} dager til å ombestemme deg',
        paragraphs: [
          'Du kan returnere de ubrukte kredittene i en bestilling innen {refund_days} dager etter kjøpet uten å oppgi grunn.',
          'Refusjonen er: betalt beløp ganger de ubrukte kredittene i bestillingen delt på kredittene i bestillingen, avrundet i din favør. Pengene kommer tilbake med betalingsmåten du brukte.',
        ],
      },
      {
        heading: 'Slik gjør du det',
        paragraphs: [
          'Åpne transaksjonene dine, velg bestillingen og trykk på «Angre avtalen her». Du kan også sende oss skjemaet nedenfor på e-post eller i posten.',
        ],
      },
      {
        heading: 'Standard angreskjema',
        paragraphs: [
          'Til {company}, {address}, {city}, {support_email}: Jeg benytter herved angreretten for kjøpet mitt av følgende kreditter. Bestilt den: … Bestillingsnummer: … Navn: … E-postadressen til kontoen: … Dato: …',
        ],
      },
    ],
  },
  safety: {
    title: 'Sikkerhetssenter',
    sections: [
      {
        heading: 'Er du i fare nå?',
        paragraphs: ['Ring nødnummeret i landet ditt. Det er gratis og virker fra alle telefoner.'],
      },
      {
        heading: 'Når dere blir kjent',
        paragraphs: [
          'Bli på {site} til du stoler på den andre. Den som allerede i de første meldingene vil over til en annen meldingsapp, har ofte en grunn som du ikke får høre.',
          'Send aldri penger, gavekort eller bilder av legitimasjonen din til noen du ikke har møtt, uansett hva de forteller. Ingen fra {site} spør deg noen gang om passordet ditt.',
          'Hold etternavnet, adressen, arbeidsplassen og bankopplysningene dine for deg selv. Legg også merke til hva som synes i bakgrunnen på bildene dine.',
        ],
      },
      {
        heading: 'Den første daten',
        paragraphs: [
          'Møt hverandre på et offentlig sted, fortell en venn hvor du er og når du er tilbake, og kom deg dit og hjem på egen hånd.',
          'Du kan når som helst si nei og gå. Ingen skylder noen noe for en drink.',
        ],
      },
      {
        heading: 'Skjul, blokker, rapporter',
        paragraphs: [
          'Skjoldet ved hvert medlem gir deg tre muligheter: Du kan skjule personen i søket ditt, blokkere, slik at dere ikke lenger ser hverandre, eller rapportere personen til oss. Hvem du har skjult eller blokkert, og hva du har rapportert, finner du i innstillingene.',
          'Mennesker ser på hver eneste rapport. Du får vite hva som kom ut av den, og du kan klage innen 6 måneder.',
        ],
      },
      {
        heading: 'Myndigheter og juridiske henvendelser',
        paragraphs: [
          'Det sentrale kontaktpunktet hos {company} for myndigheter, Europakommisjonen og brukere etter artikkel 11 og 12 i forordningen om digitale tjenester (Digital Services Act) er {support_email}. Du kan skrive på engelsk, nederlandsk eller tysk.',
        ],
      },
      {
        heading: 'Uten konto',
        paragraphs: [
          'Alle kan rapportere misbruk med skjemaet nedenfor: en profil som bruker bildene dine, en mindreårig, svindel eller innhold som er i strid med loven.',
        ],
      },
    ],
  },
  service: {
    title: 'Kundeservice',
    sections: [
      {
        heading: 'Skriv eller ring oss',
        paragraphs: [
          'E-post: {support_email}. Telefon: {support_phone}. Vi svarer innen to virkedager, på ditt eget språk.',
          'Bruk klageskjemaet hvis du vil klage: Du får et nummer med en gang og svar innen 14 dager.',
        ],
      },
      {
        heading: 'Om selskapet',
        paragraphs: ['{company}, {address}, {city}. Nummer i handelskammeret: {kvk}. Mva-nummer: {vat}.'],
      },
    ],
  },
  terms: {
    title: 'Vilkår',
    sections: [
      {
        heading: 'Tjenesten',
        paragraphs: [
          '{site} tilbys av {company}. Det er et sted der voksne blir kjent og snakker sammen. Du må være minst 18 år og kan ha én konto.',
        ],
      },
      {
        heading: 'Fiktive profiler',
        paragraphs: [
          'En del av profilene er fiktive og ment som underholdning. Det står med ord overalt der de vises. Det er ikke mulig å møte personen som vises.',
        ],
      },
      {
        heading: 'Kreditter',
        paragraphs: [
          'Meldinger, bilder og gaver koster kreditter; prisen står ved knappen. Kreditter utløper ikke så lenge kontoen finnes. Gratis kreditter brukes først og refunderes ikke; ubrukte kjøpte kreditter kan returneres innen {refund_days} dager.',
        ],
      },
      {
        heading: 'Hva som ikke er lov',
        paragraphs: [
          'Trakassering, trusler, hat, andres bilder, tilbud om betalte tjenester, reklame og alt som er ulovlig eller gjelder mindreårige. Vi fjerner slikt, sier hvorfor og kan stenge kontoen. Du kan klage på en slik avgjørelse.',
        ],
      },
      {
        heading: 'Ansvar og lov',
        paragraphs: [
          'Vi tar vare på tjenesten, men kan ikke stå inne for det medlemmer sier om seg selv. Loven i landet der du bor, beskytter deg som forbruker. Skriv til {support_email} med spørsmål og klager.',
        ],
      },
    ],
  },
};
