import type { Mails } from './mailTexts';

export const da: Mails = {
  account: {
    activation: {
      subject: 'Bekræft din e-mailadresse til {site}',
      paragraphs: [
        'Hej {name}, velkommen til {site}. Bekræft din e-mailadresse for at gøre din profil synlig.',
        'Linket virker i 7 dage og kun én gang. Hvis du ikke har oprettet dig, kan du se bort fra denne mail: Uden bekræftelse slettes kontoen.',
      ],
      action: 'Bekræft min e-mailadresse',
    },
    reset: {
      subject: 'Vælg en ny adgangskode til {site}',
      paragraphs: [
        'Hej {name}, der er bedt om en ny adgangskode til din konto på {site}.',
        'Linket virker i 60 minutter og kun én gang. Hvis det ikke var dig, behøver du ikke gøre noget: Din adgangskode forbliver den samme.',
      ],
      action: 'Vælg en ny adgangskode',
    },
    password_changed: {
      subject: 'Din adgangskode til {site} er ændret',
      paragraphs: [
        'Hej {name}, adgangskoden til din konto på {site} er netop blevet ændret. Du er logget ud på alle andre enheder.',
        'Hvis det ikke var dig, så fortryd ændringen inden for 48 timer: Linket gendanner din gamle adgangskode, logger alle enheder ud og lader dig vælge en ny.',
      ],
      action: 'Det var ikke mig',
    },
    mail_change: {
      subject: 'Bekræft din nye e-mailadresse til {site}',
      paragraphs: [
        'Hej {name}, du vil bruge {email} til din konto på {site}. Bekræft det med dette link.',
        'Linket virker i 24 timer og kun én gang. Indtil da gælder din gamle adresse. Hvis du ikke har bedt om det, kan du se bort fra denne mail.',
      ],
      action: 'Bekræft min nye adresse',
    },
    mail_changed: {
      subject: 'Din e-mailadresse hos {site} er ændret',
      paragraphs: [
        'Hej {name}, din konto på {site} bruger nu en anden e-mailadresse. Hvis det ikke var dig, så fortryd ændringen.',
        'Linket virker i 48 timer og kun én gang. Det gendanner denne adresse, logger alle enheder ud og lader dig vælge en ny adgangskode.',
      ],
      action: 'Det var ikke mig',
    },
    deletion: {
      subject: 'Din konto på {site} bliver slettet den {date}',
      paragraphs: [
        'Hej {name}, din konto på {site} er slået fra og bliver slettet for altid den {date}. Indtil da kan du få den tilbage med dette link.',
        'Ingen ser din profil mere, og vi sender dig ikke flere mails. Efter den dag slettes din profil, dine billeder og dine beskeder; betalingsoplysninger gemmes så længe, loven kræver det.',
      ],
      action: 'Genaktivér min konto',
    },
    self_exclusion: {
      subject: 'Bekræft din adgangsspærring på {site}',
      paragraphs: [
        'Nogen, formentlig dig, har bedt om at spærre denne e-mailadresse på {site}. Bekræft det med dette link.',
        'Fra da af kan ingen logge ind eller oprette sig med denne adresse, før den valgte periode er slut; en permanent spærring har ingen ende. Linket virker i 24 timer og kun én gang. Hvis du ikke har bedt om det, kan du se bort fra denne mail.',
      ],
      action: 'Bekræft spærringen',
    },
    complaint: {
      subject: 'Vi har modtaget din klage {ticket}',
      paragraphs: ['Tak for din besked. Din klage har nummer {ticket}. Du får svar inden for 14 dage.'],
    },
  },
  money: {
    withdrawal: {
      subject: 'Vi har modtaget din fortrydelse',
      paragraphs: [
        'Hej {name}, den {date} kl. {time} fortrød du ordre {order} hos {site}.',
        'Returneret: {credits} ubrugte kreditter. Refusion: {amount} til den betalingsmetode, du betalte med ({method}).',
        'Du skal ikke gøre mere. Pengene er som regel fremme inden for 5 hverdage, senest inden for 14 dage.',
      ],
    },
    refund: {
      subject: 'Din refusion er på vej',
      paragraphs: [
        'Hej {name}, vi har sendt {amount} tilbage for ordre {order} hos {site} til den betalingsmetode, du betalte med ({method}).',
        'Hvornår du ser pengene, afhænger af din bank.',
      ],
    },
    mandate: {
      subject: 'Din SEPA-fuldmagt til direkte debitering',
      paragraphs: [
        'Hej {name}, den {date} kl. {time} underskrev du en SEPA-fuldmagt til direkte debitering hos {site}. Gem denne mail.',
        'Kreditor: {creditor}, {address}. Kreditor-id: {identifier}. Fuldmagtens referencenummer: {reference}.',
        'Kontohaver: {holder}. IBAN: {iban}. Betalingstype: gentagen.',
        'Med fuldmagten giver du {creditor} ret til at sende instrukser til din bank om at debitere din konto, og din bank ret til at debitere kontoen efter instrukserne fra {creditor}. Der hæves kun for en ordre, du har bekræftet, og tidligst en dag efter den.',
        'Du har ret til at få beløbet tilbage fra din bank efter de vilkår, du har aftalt med den. Du skal kræve det tilbage senest 8 uger efter den dag, beløbet blev hævet. Du kan når som helst tilbagekalde fuldmagten under indstillinger.',
      ],
    },
  },
  moderation: {
    warning: {
      subject: 'En advarsel om din konto hos {site}',
      paragraphs: [
        'Hej {name}, noget, du har gjort på {site}, er blevet anmeldt, og vi giver anmeldelsen ret. Dette er en advarsel: Din konto forbliver åben.',
        'Anden gang lukkes den i 7 dage, tredje gang for altid.',
      ],
    },
    suspension: {
      subject: 'Din konto hos {site} er lukket i 7 dage',
      paragraphs: [
        'Hej {name}, noget, du har gjort på {site}, er blevet anmeldt, og vi giver anmeldelsen ret. Det er anden gang, så din konto er lukket i 7 dage. Derefter åbner den af sig selv igen.',
        'Tredje gang lukkes den for altid.',
      ],
    },
    ban: {
      subject: 'Din konto hos {site} er lukket',
      paragraphs: [
        'Hej {name}, noget, du har gjort på {site}, er blevet anmeldt, og vi giver anmeldelsen ret. Din konto er lukket for altid.',
      ],
    },
    photo_rejected: {
      subject: 'Et af dine billeder på {site} blev ikke godkendt',
      paragraphs: ['Hej {name}, et af dine billeder blev ikke godkendt. Ingen andre end dig kan se det.'],
    },
    ground: { rules: 'Det er i strid med vores regler: {reason}.', law: 'Det er i strid med loven: {reason}.' },
    facts: 'Det bygger afgørelsen på: {facts}',
    means: {
      person: 'Afgørelsen er truffet af et menneske. Der er ikke brugt automatiske midler.',
      machine: 'Afgørelsen er truffet automatisk: Filen er den samme som en, der tidligere er blevet afvist.',
    },
    appeal:
      'Hvis du ikke er enig, kan du klage gratis inden for 6 måneder. Skriv til os via klageformularen, og nævn {reference}. En person, der ikke var involveret, ser på sagen igen.',
    appeal_action: 'Klag over afgørelsen',
    report_upheld: {
      subject: 'Din anmeldelse {reference} var berettiget',
      paragraphs: [
        'Hej {name}, tak for din anmeldelse {reference}. Vi har set på den, giver dig ret og har grebet ind. I forbliver skjult for hinanden.',
      ],
    },
    report_dismissed: {
      subject: 'Resultatet af din anmeldelse {reference}',
      paragraphs: [
        'Hej {name}, tak for din anmeldelse {reference}. Vi har set på den og ikke fundet noget, der er i strid med vores regler eller loven. I forbliver skjult for hinanden.',
      ],
    },
    complaint_answered: {
      subject: 'Svaret på din klage {ticket}',
      paragraphs: [
        'Du har skrevet til os om {ticket}. Her er vores svar:',
        '{answer}',
        'Hvis det ikke løser sagen, så skriv til os igen, og nævn {ticket}.',
      ],
    },
    reasons: {
      fake_or_misleading: 'en falsk eller vildledende profil',
      harassment: 'chikane',
      threat: 'en trussel',
      underage: 'mindreårighed',
      scam_or_spam: 'svindel eller uønsket reklame',
      illegal_content: 'ulovligt indhold',
      stolen_photos: 'billeder af en anden',
      other: 'adfærd, der skader andre',
    },
    photo_reasons: {
      no_person: 'billedet viser ikke en person',
      not_you: 'billedet viser ikke dig',
      minor: 'billedet viser en mindreårig',
      third_party: 'billedet viser andre mennesker',
      contact_data: 'billedet indeholder kontaktoplysninger',
      illegal: 'billedet er ulovligt',
      quality: 'billedet er for uskarpt eller for mørkt',
    },
  },
};
