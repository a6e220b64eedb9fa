import type { Pages } from './allPages';

export const da: Pages = {
  ban: {
    title: 'Bloker adgang',
    sections: [
      {
        heading: 'Kun for voksne',
        paragraphs: [
          '{site} er for voksne på 18 år og derover. Hver side bærer RTA-mærket (Restricted to Adults), som forældrefiltre genkender.',
        ],
      },
      {
        heading: 'Til forældre',
        paragraphs: [
          'Du kan holde {site} væk fra dine børn med forældrekontrol hos din internetudbyder, i Windows, macOS, Android og iOS eller med et filter i routeren.',
          'Tror du, at en mindreårig har en konto her? Skriv til {support_email}. Vi lukker straks en sådan konto.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    sections: [
      {
        heading: 'Kun det, siden har brug for',
        paragraphs: [
          '{site} bruger kun sine egne cookies og browserens lager: for at holde dig logget ind, huske dit sprog og huske, hvilke meddelelser du har lukket. Der er ingen reklamecookies og ingen tredjeparter i din browser.',
        ],
      },
      {
        heading: 'Dit valg',
        paragraphs: [
          'Du kan altid slette cookies og lager i din browser. Så er du logget ud, og meddelelser kan vise sig igen. Listen nedenfor nævner hver post med formål og varighed.',
        ],
      },
    ],
  },
  faq: {
    title: 'Ofte stillede spørgsmål',
    sections: [
      {
        heading: 'Hvad koster det?',
        paragraphs: [
          'Det er gratis at oprette sig, søge og like. Det koster kreditter at sende en besked. Du køber kreditter én gang, der er intet abonnement, og intet fornyes af sig selv.',
          'Med ethvert køb bliver du premiummedlem for altid: Du ser alle billeder, starter så mange samtaler, du vil, og kan uploade 25 billeder.',
        ],
      },
      {
        heading: 'Er alle profiler ægte?',
        paragraphs: [
          'Nej. Nogle profiler er fiktive og er til for underholdningens skyld. Ordene »fiktiv profil« står ved navnet, uanset hvor du ser en. Fiktive profiler starter aldrig en samtale, liker dig aldrig og kan ikke mødes.',
        ],
      },
      {
        heading: 'Hvem ser, hvor jeg er?',
        paragraphs: ['Ingen. Andre ser din by og en omtrentlig afstand mellem byer. Vi gemmer ikke din position.'],
      },
      {
        heading: 'Hvordan er den højere chance for et match målt?',
        paragraphs: [
          'Tallet sammenligner premiummedlemmers match med gratis medlemmers i deres første måned. Det er et tilbageblik på mange medlemmer, ikke et løfte til ét.',
        ],
      },
      {
        heading: 'Hvordan sletter jeg min konto?',
        paragraphs: [
          'Åbn indstillingerne, og vælg »Slet min konto«. Din profil forsvinder med det samme. Inden for 14 dage kan du komme tilbage via linket i vores e-mail; derefter slettes dine data.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privatliv',
    sections: [
      {
        heading: 'Hvem der er ansvarlig',
        paragraphs: ['{company}, {address}, {city}, er ansvarlig for dine data. Du kan kontakte os på {support_email}.'],
      },
      {
        heading: 'Hvad vi behandler og hvorfor',
        paragraphs: [
          'Din e-mailadresse, dit navn, din fødselsdato, din by, din profil, dine billeder, likes og beskeder, for at tjenesten kan fungere. Dine ordrer, fordi skattelovgivningen kræver det. Hvad din profil siger om dit sexliv og din orientering, kun med dit udtrykkelige samtykke, som du altid kan trække tilbage.',
          'Vi sender dig kun tilbud og nyheder om sitet, hvis du har slået dem til, højst to gange om måneden. Et klik i mailen eller i dine indstillinger slår dem fra igen.',
          'Vi sælger ikke data, viser ikke reklamer fra tredjeparter og træffer ingen afgørelse om dig alene ved hjælp af en maskine.',
        ],
      },
      {
        heading: 'Hvad vi kun tæller',
        paragraphs: [
          'Hvor ofte en landingsside bliver set, og hvor mange der opretter sig fra den. Tabellen har seks kolonner: side, kampagne, variant, dag, visninger og oprettelser. Der står intet om dig i den. For at du ser den samme variant under hele dit besøg og kun tælles én gang, gemmer din browser et tilfældigt nummer og de landingssider, den har vist, i 30 dage.',
        ],
      },
      {
        heading: 'Hvor længe vi gemmer dem',
        paragraphs: [
          'Beskeder skjules efter 90 dage og slettes efter 12 måneder. En slettet konto fjernes helt efter 14 dage. Betalingsoplysninger bliver, så længe loven kræver det.',
        ],
      },
      {
        heading: 'Dine rettigheder',
        paragraphs: [
          'Du kan se, rette, tage med dig og få slettet dine data, gøre indsigelse mod brugen og klage til datatilsynet i dit land. Det meste kan du selv gøre i indstillingerne; skriv til {support_email} om resten.',
        ],
      },
    ],
  },
  'return-policy': {
    title: 'Returnering',
    sections: [
      {
        heading: '{refund_days} dage til at fortryde',
        paragraphs: [
          'Du kan returnere de ubrugte kreditter i en ordre inden for {refund_days} dage efter købet uden at give en grund.',
          'Tilbagebetalingen er: det betalte beløb gange ordrens ubrugte kreditter divideret med ordrens kreditter, afrundet til din fordel. Pengene kommer tilbage med den betalingsmåde, du brugte.',
        ],
      },
      {
        heading: 'Sådan gør du',
        paragraphs: [
          'Åbn dine transaktioner, vælg ordren, og tryk på »Fortryd aftalen her«. Du kan også sende os formularen nedenfor pr. e-mail eller post.',
        ],
      },
      {
        heading: 'Standardfortrydelsesformular',
        paragraphs: [
          'Til {company}, {address}, {city}, {support_email}: Jeg gør hermed brug af fortrydelsesretten for mit køb af følgende kreditter. Bestilt den: … Ordrenummer: … Navn: … Kontoens e-mailadresse: … Dato: …',
        ],
      },
    ],
  },
  safety: {
    title: 'Sikkerhedscenter',
    sections: [
      {
        heading: 'Er du i fare lige nu?',
        paragraphs: ['Ring til alarmnummeret i dit land. Det er gratis og virker fra alle telefoner.'],
      },
      {
        heading: 'Når I lærer hinanden at kende',
        paragraphs: [
          'Bliv på {site}, indtil du stoler på den anden. Den, der allerede i de første beskeder vil over på en anden beskedtjeneste, har ofte en grund, som du ikke får at vide.',
          'Send aldrig penge, gavekort eller billeder af din legitimation til nogen, du ikke har mødt, uanset hvad de fortæller. Ingen fra {site} beder nogensinde om din adgangskode.',
          'Hold dit efternavn, din adresse, din arbejdsplads og dine bankoplysninger for dig selv. Læg også mærke til, hvad man kan se i baggrunden på dine billeder.',
        ],
      },
      {
        heading: 'Den første date',
        paragraphs: [
          'Mød hinanden et offentligt sted, fortæl en ven, hvor du er, og hvornår du er tilbage, og sørg selv for at komme frem og hjem.',
          'Du må altid sige nej og gå. Ingen skylder nogen noget for en drink.',
        ],
      },
      {
        heading: 'Skjul, bloker, anmeld',
        paragraphs: [
          'Skjoldet ved hvert medlem giver dig tre muligheder: Du kan skjule personen i din søgning, blokere, så I ikke længere ser hinanden, eller anmelde personen til os. I indstillingerne finder du dem, du har skjult eller blokeret, og dine anmeldelser.',
          'Mennesker ser på hver eneste anmeldelse. Du får at vide, hvad der kom ud af den, og du kan gøre indsigelse inden for 6 måneder.',
        ],
      },
      {
        heading: 'Myndigheder og juridiske henvendelser',
        paragraphs: [
          'Det centrale kontaktpunkt hos {company} for myndigheder, Europa-Kommissionen og brugere efter artikel 11 og 12 i forordningen om digitale tjenester (Digital Services Act) er {support_email}. Du kan skrive på engelsk, nederlandsk eller tysk.',
        ],
      },
      {
        heading: 'Uden konto',
        paragraphs: [
          'Alle kan anmelde misbrug med formularen nedenfor: en profil, der bruger dine billeder, en mindreårig, svindel eller indhold, der er i strid med loven.',
        ],
      },
    ],
  },
  service: {
    title: 'Kundeservice',
    sections: [
      {
        heading: 'Skriv eller ring til os',
        paragraphs: [
          'E-mail: {support_email}. Telefon: {support_phone}. Vi svarer inden for to hverdage på dit eget sprog.',
          'Brug klageformularen, hvis du vil klage: Du får et nummer med det samme og svar inden for 14 dage.',
        ],
      },
      {
        heading: 'Virksomhedsoplysninger',
        paragraphs: ['{company}, {address}, {city}. Nummer i handelskammeret: {kvk}. Momsnummer: {vat}.'],
      },
    ],
  },
  terms: {
    title: 'Vilkår og betingelser',
    sections: [
      {
        heading: 'Tjenesten',
        paragraphs: [
          '{site} udbydes af {company}. Det er et sted, hvor voksne lærer hinanden at kende og taler sammen. Du skal være mindst 18 år og må have én konto.',
        ],
      },
      {
        heading: 'Fiktive profiler',
        paragraphs: [
          'En del af profilerne er fiktive og er ment som underholdning. Det står med ord overalt, hvor de vises. Det er ikke muligt at møde den viste person.',
        ],
      },
      {
        heading: 'Kreditter',
        paragraphs: [
          'Beskeder, billeder og gaver koster kreditter; prisen står ved knappen. Kreditter udløber ikke, så længe kontoen findes. Gratis kreditter bruges først og refunderes ikke; ubrugte købte kreditter kan returneres inden for {refund_days} dage.',
        ],
      },
      {
        heading: 'Hvad der ikke er tilladt',
        paragraphs: [
          'Chikane, trusler, had, andres billeder, tilbud om betalte ydelser, reklame og alt, hvad der er ulovligt eller vedrører mindreårige. Vi fjerner den slags, siger hvorfor og kan lukke kontoen. Du kan gøre indsigelse mod en sådan afgørelse.',
        ],
      },
      {
        heading: 'Ansvar og lov',
        paragraphs: [
          'Vi passer på tjenesten, men kan ikke stå inde for, hvad medlemmer siger om sig selv. Loven i det land, hvor du bor, beskytter dig som forbruger. Skriv til {support_email} med spørgsmål og klager.',
        ],
      },
    ],
  },
};
