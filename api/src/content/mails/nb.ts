import type { Mails } from './mailTexts';

export const nb: Mails = {
  account: {
    activation: {
      subject: 'Bekreft e-postadressen din hos {site}',
      paragraphs: [
        'Hei {name}, velkommen til {site}. Bekreft e-postadressen din for å gjøre profilen din synlig.',
        'Lenken virker i 7 dager og bare én gang. Hvis du ikke har registrert deg, kan du se bort fra denne e-posten: Uten bekreftelse slettes kontoen.',
      ],
      action: 'Bekreft e-postadressen min',
    },
    reset: {
      subject: 'Velg et nytt passord for {site}',
      paragraphs: [
        'Hei {name}, det er bedt om et nytt passord for kontoen din hos {site}.',
        'Lenken virker i 60 minutter og bare én gang. Hvis det ikke var deg, trenger du ikke gjøre noe: Passordet ditt forblir som det er.',
      ],
      action: 'Velg et nytt passord',
    },
    password_changed: {
      subject: 'Passordet ditt hos {site} er endret',
      paragraphs: [
        'Hei {name}, passordet til kontoen din hos {site} ble nettopp endret. Du er logget ut på alle andre enheter.',
        'Hvis det ikke var deg, angre endringen innen 48 timer: Lenken gjenoppretter det gamle passordet, logger ut alle enheter og lar deg velge et nytt.',
      ],
      action: 'Det var ikke meg',
    },
    mail_change: {
      subject: 'Bekreft den nye e-postadressen din hos {site}',
      paragraphs: [
        'Hei {name}, du vil bruke {email} for kontoen din hos {site}. Bekreft det med denne lenken.',
        'Lenken virker i 24 timer og bare én gang. Fram til da gjelder den gamle adressen. Hvis du ikke har bedt om dette, kan du se bort fra denne e-posten.',
      ],
      action: 'Bekreft den nye adressen',
    },
    mail_changed: {
      subject: 'E-postadressen din hos {site} er endret',
      paragraphs: [
        'Hei {name}, kontoen din hos {site} bruker nå en annen e-postadresse. Hvis det ikke var deg, angre endringen.',
        'Lenken virker i 48 timer og bare én gang. Den gjenoppretter denne adressen, logger ut alle enheter og lar deg velge et nytt passord.',
      ],
      action: 'Det var ikke meg',
    },
    deletion: {
      subject: 'Kontoen din hos {site} blir slettet {date}',
      paragraphs: [
        'Hei {name}, kontoen din hos {site} er slått av og blir slettet for godt {date}. Fram til da kan du få den tilbake med denne lenken.',
        'Ingen ser profilen din lenger, og vi sender deg ikke flere e-poster. Etter den dagen slettes profilen, bildene og meldingene dine; betalingsopplysninger beholdes så lenge loven krever det.',
      ],
      action: 'Aktiver kontoen min igjen',
    },
    self_exclusion: {
      subject: 'Bekreft adgangssperren din hos {site}',
      paragraphs: [
        'Noen, trolig du selv, har bedt om å sperre denne e-postadressen hos {site}. Bekreft det med denne lenken.',
        'Fra da av kan ingen logge inn eller registrere seg med denne adressen før den valgte perioden er over; en permanent sperre har ingen slutt. Lenken virker i 24 timer og bare én gang. Hvis du ikke har bedt om dette, kan du se bort fra denne e-posten.',
      ],
      action: 'Bekreft adgangssperren',
    },
    complaint: {
      subject: 'Vi har mottatt klagen din {ticket}',
      paragraphs: ['Takk for meldingen. Klagen din har nummer {ticket}. Du får svar innen 14 dager.'],
    },
  },
  money: {
    withdrawal: {
      subject: 'Vi har mottatt angringen din',
      paragraphs: [
        'Hei {name}, {date} kl. {time} angret du bestilling {order} hos {site}.',
        'Returnert: {credits} ubrukte kreditter. Refusjon: {amount} til betalingsmåten du betalte med ({method}).',
        'Du trenger ikke å gjøre noe mer. Pengene kommer som regel innen 5 virkedager, senest innen 14 dager.',
      ],
    },
    refund: {
      subject: 'Refusjonen din er på vei',
      paragraphs: [
        'Hei {name}, vi har sendt tilbake {amount} for bestilling {order} hos {site} til betalingsmåten du betalte med ({method}).',
        'Når du ser pengene, avhenger av banken din.',
      ],
    },
    mandate: {
      subject: 'SEPA-fullmakten din for direkte belastning',
      paragraphs: [
        'Hei {name}, {date} kl. {time} signerte du en SEPA-fullmakt for direkte belastning hos {site}. Ta vare på denne e-posten.',
        'Kreditor: {creditor}, {address}. Kreditor-ID: {identifier}. Fullmaktens referanse: {reference}.',
        'Kontohaver: {holder}. IBAN: {iban}. Betalingstype: gjentakende.',
        'Med fullmakten gir du {creditor} rett til å sende instrukser til banken din om å belaste kontoen, og banken rett til å belaste kontoen etter instruksene fra {creditor}. Kontoen belastes bare for en bestilling du har bekreftet, og tidligst én dag etter den.',
        'Du har rett til å få beløpet tilbake fra banken din etter vilkårene i avtalen med den. Kravet må fremmes innen 8 uker fra datoen kontoen ble belastet. Du kan når som helst trekke tilbake fullmakten i innstillingene.',
      ],
    },
  },
  moderation: {
    warning: {
      subject: 'En advarsel om kontoen din hos {site}',
      paragraphs: [
        'Hei {name}, noe du har gjort på {site}, er blitt rapportert, og vi er enige i rapporten. Dette er en advarsel: Kontoen din forblir åpen.',
        'Andre gang stenges den i 7 dager, tredje gang for godt.',
      ],
    },
    suspension: {
      subject: 'Kontoen din hos {site} er stengt i 7 dager',
      paragraphs: [
        'Hei {name}, noe du har gjort på {site}, er blitt rapportert, og vi er enige i rapporten. Det er andre gang, så kontoen din er stengt i 7 dager. Deretter åpnes den av seg selv.',
        'Tredje gang stenges den for godt.',
      ],
    },
    ban: {
      subject: 'Kontoen din hos {site} er stengt',
      paragraphs: [
        'Hei {name}, noe du har gjort på {site}, er blitt rapportert, og vi er enige i rapporten. Kontoen din er stengt for godt.',
      ],
    },
    photo_rejected: {
      subject: 'Et av bildene dine på {site} ble ikke godkjent',
      paragraphs: ['Hei {name}, et av bildene dine ble ikke godkjent. Ingen andre enn du kan se det.'],
    },
    ground: { rules: 'Dette er i strid med reglene våre: {reason}.', law: 'Dette er i strid med loven: {reason}.' },
    facts: 'Dette bygger avgjørelsen på: {facts}',
    means: {
      person: 'Avgjørelsen er tatt av et menneske. Ingen automatiske midler er brukt.',
      machine: 'Avgjørelsen er tatt automatisk: Filen er den samme som en som er avvist tidligere.',
    },
    appeal:
      'Hvis du ikke er enig, kan du klage gratis innen 6 måneder. Skriv til oss via klageskjemaet og oppgi {reference}. En person som ikke var involvert, ser på saken på nytt.',
    appeal_action: 'Klag på avgjørelsen',
    report_upheld: {
      subject: 'Rapporten din {reference} var berettiget',
      paragraphs: [
        'Hei {name}, takk for rapporten {reference}. Vi har sett på den, er enige med deg og har grepet inn. Dere forblir skjult for hverandre.',
      ],
    },
    report_dismissed: {
      subject: 'Utfallet av rapporten din {reference}',
      paragraphs: [
        'Hei {name}, takk for rapporten {reference}. Vi har sett på den og ikke funnet noe som er i strid med reglene våre eller loven. Dere forblir skjult for hverandre.',
      ],
    },
    complaint_answered: {
      subject: 'Svaret på klagen din {ticket}',
      paragraphs: [
        'Du skrev til oss om {ticket}. Her er svaret vårt:',
        '{answer}',
        'Hvis dette ikke løser saken, kan du skrive til oss igjen og oppgi {ticket}.',
      ],
    },
    reasons: {
      fake_or_misleading: 'en falsk eller villedende profil',
      harassment: 'trakassering',
      threat: 'en trussel',
      underage: 'mindreårighet',
      scam_or_spam: 'svindel eller uønsket reklame',
      illegal_content: 'ulovlig innhold',
      stolen_photos: 'bilder av en annen',
      other: 'atferd som skader andre',
    },
    photo_reasons: {
      no_person: 'bildet viser ikke en person',
      not_you: 'bildet viser ikke deg',
      minor: 'bildet viser en mindreårig',
      third_party: 'bildet viser andre mennesker',
      contact_data: 'bildet inneholder kontaktopplysninger',
      illegal: 'bildet er ulovlig',
      quality: 'bildet er for uskarpt eller for mørkt',
    },
  },
};
