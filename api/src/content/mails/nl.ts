import type { AccountMails } from './AccountMails';

export const nl: AccountMails = {
  activation: {
    subject: 'Bevestig je e-mailadres voor {site}',
    paragraphs: [
      'Hallo {name}, welkom bij {site}. Bevestig je e-mailadres om je profiel zichtbaar te maken.',
      'De link werkt 7 dagen en maar één keer. Heb je je niet aangemeld, dan kun je deze mail negeren: zonder bevestiging wordt het account verwijderd.',
    ],
    action: 'Mijn e-mailadres bevestigen',
  },
  reset: {
    subject: 'Kies een nieuw wachtwoord voor {site}',
    paragraphs: [
      'Hallo {name}, er is een nieuw wachtwoord aangevraagd voor je account bij {site}.',
      'De link werkt 60 minuten en maar één keer. Heb je er niet om gevraagd, dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
    ],
    action: 'Nieuw wachtwoord kiezen',
  },
  password_changed: {
    subject: 'Je wachtwoord bij {site} is gewijzigd',
    paragraphs: [
      'Hallo {name}, het wachtwoord van je account bij {site} is zojuist gewijzigd. Op alle andere apparaten ben je uitgelogd.',
      'Was jij dit niet? Vraag dan meteen een nieuw wachtwoord aan en schrijf onze klantenservice.',
    ],
    action: 'Naar inloggen',
  },
  complaint: {
    subject: 'We hebben je klacht {ticket} ontvangen',
    paragraphs: ['Bedankt voor je bericht. Je klacht heeft nummer {ticket}. Je krijgt binnen 14 dagen antwoord.'],
  },
};
