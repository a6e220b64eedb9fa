import type { AccountMails } from './AccountMails';

export const nb: AccountMails = {
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
};
