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
      'Hvis det ikke var deg, be straks om et nytt passord og skriv til kundeservice.',
    ],
    action: 'Gå til innlogging',
  },
  complaint: {
    subject: 'Vi har mottatt klagen din {ticket}',
    paragraphs: ['Takk for meldingen. Klagen din har nummer {ticket}. Du får svar innen 14 dager.'],
  },
};
