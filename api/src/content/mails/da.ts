import type { AccountMails } from './AccountMails';

export const da: AccountMails = {
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
      'Hvis det ikke var dig, så bed straks om en ny adgangskode og skriv til vores kundeservice.',
    ],
    action: 'Gå til log ind',
  },
  complaint: {
    subject: 'Vi har modtaget din klage {ticket}',
    paragraphs: ['Tak for din besked. Din klage har nummer {ticket}. Du får svar inden for 14 dage.'],
  },
};
