import type { Pages } from './allPages';

export const sv: Pages = {
  ban: {
    title: 'Spärra åtkomst',
    sections: [
      {
        heading: 'Endast för vuxna',
        paragraphs: [
          '{site} är till för vuxna från 18 år. Varje sida bär RTA-märkningen (Restricted to Adults), som föräldrafilter känner igen.',
        ],
      },
      {
        heading: 'För föräldrar',
        paragraphs: [
          'Du kan hålla {site} borta från dina barn med föräldrakontrollen hos din internetleverantör, i Windows, macOS, Android och iOS eller med ett filter i routern.',
          'Tror du att en minderårig har ett konto här? Skriv till {support_email}. Vi stänger ett sådant konto genast.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Kakor',
    sections: [
      {
        heading: 'Bara det som webbplatsen behöver',
        paragraphs: [
          '{site} använder bara egna kakor och webbläsarens lagring: för att hålla dig inloggad, minnas ditt språk och minnas vilka meddelanden du har stängt. Det finns inga reklamkakor och inga tredje parter i din webbläsare.',
        ],
      },
      {
        heading: 'Ditt val',
        paragraphs: [
          'Du kan när som helst radera kakor och lagring i webbläsaren. Då är du utloggad och meddelanden kan visas igen. Listan nedan nämner varje post med syfte och varaktighet.',
        ],
      },
    ],
  },
  faq: {
    title: 'Vanliga frågor',
    sections: [
      {
        heading: 'Vad kostar det?',
        paragraphs: [
          'Det är gratis att registrera sig, söka och gilla. Det kostar krediter att skicka ett meddelande. Du köper krediter en gång, det finns inget abonnemang och inget förnyas av sig självt.',
          'Med vilket köp som helst blir du premiummedlem för alltid: du ser alla bilder, startar så många samtal du vill och kan ladda upp 25 bilder.',
        ],
      },
      {
        heading: 'Är alla profiler äkta?',
        paragraphs: [
          'Nej. Vissa profiler är fiktiva och finns till för underhållning. Orden ”fiktiv profil” står bredvid namnet var du än ser en. Fiktiva profiler startar aldrig ett samtal, gillar dig aldrig och går inte att träffa.',
        ],
      },
      {
        heading: 'Vem ser var jag är?',
        paragraphs: ['Ingen. Andra ser din ort och ett ungefärligt avstånd mellan orter. Vi sparar inte din position.'],
      },
      {
        heading: 'Hur mättes den högre chansen till en matchning?',
        paragraphs: [
          'Siffran jämför premiummedlemmars matchningar med gratismedlemmars under den första månaden. Den är en tillbakablick på många medlemmar, inte ett löfte till en enda.',
        ],
      },
      {
        heading: 'Hur tar jag bort mitt konto?',
        paragraphs: [
          'Öppna inställningarna och välj ”Ta bort mitt konto”. Din profil försvinner genast. Inom 14 dagar kan du komma tillbaka via länken i vårt mejl; därefter raderas dina uppgifter.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Integritet',
    sections: [
      {
        heading: 'Vem som ansvarar',
        paragraphs: ['{company}, {address}, {city}, ansvarar för dina uppgifter. Du når oss på {support_email}.'],
      },
      {
        heading: 'Vad vi behandlar och varför',
        paragraphs: [
          'Din e-postadress, ditt namn, ditt födelsedatum, din ort, din profil, dina bilder, gillningar och meddelanden, för att tjänsten ska fungera. Dina beställningar, eftersom skattelagen kräver det. Det som din profil säger om ditt sexliv och din läggning, bara med ditt uttryckliga samtycke, som du när som helst kan ta tillbaka.',
          'Vi skickar erbjudanden och nyheter om sajten bara om du har slagit på dem, högst två gånger i månaden. Ett klick i mejlet eller i dina inställningar stänger av dem igen.',
          'Vi säljer inga uppgifter, visar ingen reklam från tredje part och fattar inga beslut om dig enbart med en maskin.',
        ],
      },
      {
        heading: 'Vad vi bara räknar',
        paragraphs: [
          'Hur ofta en landningssida visas och hur många som registrerar sig därifrån. Tabellen har sex kolumner: sida, kampanj, variant, dag, visningar och registreringar. Där står inget om dig. För att du ska se samma variant under hela besöket och bara räknas en gång sparar din webbläsare ett slumpat nummer och de landningssidor som den har visat i 30 dagar.',
        ],
      },
      {
        heading: 'Hur länge vi sparar dem',
        paragraphs: [
          'Meddelanden döljs efter 90 dagar och raderas efter 12 månader. Ett borttaget konto raderas efter 14 dagar. Betalningsuppgifter finns kvar så länge lagen kräver det.',
        ],
      },
      {
        heading: 'Dina rättigheter',
        paragraphs: [
          'Du kan se, rätta, ta med dig och få dina uppgifter raderade, invända mot användningen och klaga hos dataskyddsmyndigheten i ditt land. Det mesta kan du göra själv i inställningarna; skriv till {support_email} om resten.',
        ],
      },
    ],
  },
  'return-policy': {
    title: 'Returer',
    sections: [
      {
        heading: '{refund_days} dagar att ändra dig',
        paragraphs: [
          'Du kan lämna tillbaka de oanvända krediterna i en beställning inom {refund_days} dagar efter köpet utan att ange skäl.',
          'Återbetalningen är: betalt belopp gånger beställningens oanvända krediter delat med beställningens krediter, avrundat till din fördel. Pengarna kommer tillbaka med det betalningssätt du använde.',
        ],
      },
      {
        heading: 'Så gör du',
        paragraphs: [
          'Öppna dina transaktioner, välj beställningen och tryck på ”Ångra avtalet här”. Du kan också skicka formuläret nedan till oss med e-post eller vanlig post.',
        ],
      },
      {
        heading: 'Standardformulär för ånger',
        paragraphs: [
          'Till {company}, {address}, {city}, {support_email}: Jag ångrar härmed mitt köp av följande krediter. Beställda den: … Beställningsnummer: … Namn: … Kontots e-postadress: … Datum: …',
        ],
      },
    ],
  },
  safety: {
    title: 'Säkerhetscenter',
    sections: [
      {
        heading: 'Är du i fara just nu?',
        paragraphs: ['Ring nödnumret i ditt land. Det är gratis och fungerar från alla telefoner.'],
      },
      {
        heading: 'När ni lär känna varandra',
        paragraphs: [
          'Stanna på {site} tills du litar på den andra. Den som redan i de första meddelandena vill gå över till en annan meddelandeapp har ofta en anledning som du inte får höra.',
          'Skicka aldrig pengar, presentkort eller bilder på dina id-handlingar till någon du inte har träffat, vad du än får höra. Ingen från {site} frågar någonsin efter ditt lösenord.',
          'Behåll ditt efternamn, din adress, din arbetsplats och dina bankuppgifter för dig själv. Titta också efter vad som syns i bakgrunden på dina bilder.',
        ],
      },
      {
        heading: 'Första dejten',
        paragraphs: [
          'Ses på en offentlig plats, berätta för en vän var du är och när du är tillbaka, och ta dig dit och hem på egen hand.',
          'Du får säga nej och gå när som helst. Ingen är skyldig någon något för en drink.',
        ],
      },
      {
        heading: 'Dölj, blockera, anmäl',
        paragraphs: [
          'Skölden bredvid varje medlem ger dig tre möjligheter: du kan dölja personen i din sökning, blockera så att ni inte längre ser varandra eller anmäla personen till oss. Vilka du har dolt eller blockerat och dina anmälningar hittar du i inställningarna.',
          'Människor går igenom varje anmälan. Du får veta vad den ledde till, och du kan överklaga inom 6 månader.',
        ],
      },
      {
        heading: 'Myndigheter och rättsliga meddelanden',
        paragraphs: [
          'Den gemensamma kontaktpunkten hos {company} för myndigheter, EU-kommissionen och användare enligt artiklarna 11 och 12 i förordningen om digitala tjänster (Digital Services Act) är {support_email}. Du kan skriva på engelska, nederländska eller tyska.',
        ],
      },
      {
        heading: 'Utan konto',
        paragraphs: [
          'Alla kan anmäla missbruk med formuläret nedan: en profil som använder dina bilder, en minderårig, ett bedrägeri eller innehåll som strider mot lagen.',
        ],
      },
    ],
  },
  service: {
    title: 'Kundtjänst',
    sections: [
      {
        heading: 'Skriv eller ring till oss',
        paragraphs: [
          'E-post: {support_email}. Telefon: {support_phone}. Vi svarar inom två arbetsdagar, på ditt eget språk.',
          'Använd klagomålsformuläret om du vill klaga: du får ett nummer genast och svar inom 14 dagar.',
        ],
      },
      {
        heading: 'Företagsuppgifter',
        paragraphs: ['{company}, {address}, {city}. Nummer i handelskammaren: {kvk}. Momsnummer: {vat}.'],
      },
    ],
  },
  terms: {
    title: 'Allmänna villkor',
    sections: [
      {
        heading: 'Tjänsten',
        paragraphs: [
          '{site} erbjuds av {company}. Det är en plats där vuxna lär känna varandra och pratar. Du måste vara minst 18 år och får ha ett konto.',
        ],
      },
      {
        heading: 'Fiktiva profiler',
        paragraphs: [
          'En del av profilerna är fiktiva och avsedda som underhållning. Det står med ord överallt där de visas. Det går inte att träffa personen som visas.',
        ],
      },
      {
        heading: 'Krediter',
        paragraphs: [
          'Meddelanden, bilder och gåvor kostar krediter; priset står vid knappen. Krediter förfaller inte så länge kontot finns. Gratis krediter används först och återbetalas inte; oanvända köpta krediter kan lämnas tillbaka inom {refund_days} dagar.',
        ],
      },
      {
        heading: 'Vad som inte är tillåtet',
        paragraphs: [
          'Trakasserier, hot, hat, andras bilder, erbjudanden om betalda tjänster, reklam och allt som är olagligt eller rör minderåriga. Vi tar bort sådant, säger varför och kan stänga kontot. Du kan överklaga ett sådant beslut.',
        ],
      },
      {
        heading: 'Ansvar och lag',
        paragraphs: [
          'Vi sköter tjänsten med omsorg men kan inte svara för vad medlemmar säger om sig själva. Lagen i det land där du bor skyddar dig som konsument. Skriv till {support_email} med frågor och klagomål.',
        ],
      },
    ],
  },
};
