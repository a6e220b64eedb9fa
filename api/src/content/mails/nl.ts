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
      'Was jij dit niet? Draai de wijziging dan binnen 48 uur terug: de link herstelt je oude wachtwoord, logt alle apparaten uit en laat je een nieuw wachtwoord kiezen.',
    ],
    action: 'Dit was ik niet',
  },
  mail_change: {
    subject: 'Bevestig je nieuwe e-mailadres voor {site}',
    paragraphs: [
      'Hallo {name}, je wilt {email} gebruiken voor je account bij {site}. Bevestig het met deze link.',
      'De link werkt 24 uur en maar één keer. Tot die tijd blijft je oude adres gelden. Heb je er niet om gevraagd, dan kun je deze mail negeren.',
    ],
    action: 'Mijn nieuwe adres bevestigen',
  },
  mail_changed: {
    subject: 'Je e-mailadres bij {site} is gewijzigd',
    paragraphs: [
      'Hallo {name}, je account bij {site} gebruikt nu een ander e-mailadres. Was jij dit niet? Draai de wijziging dan terug.',
      'De link werkt 48 uur en maar één keer. Hij herstelt dit adres, logt alle apparaten uit en laat je een nieuw wachtwoord kiezen.',
    ],
    action: 'Dit was ik niet',
  },
  deletion: {
    subject: 'Je account bij {site} wordt op {date} verwijderd',
    paragraphs: [
      'Hallo {name}, je account bij {site} is uitgeschakeld en wordt op {date} definitief verwijderd. Tot die dag krijg je het met deze link terug.',
      'Niemand ziet je profiel nog en we sturen je geen mails meer. Na die dag worden je profiel, foto’s en berichten gewist; betaalgegevens bewaren we zo lang als de wet voorschrijft.',
    ],
    action: 'Mijn account heractiveren',
  },
  self_exclusion: {
    subject: 'Bevestig je toegangsverbod bij {site}',
    paragraphs: [
      'Iemand, waarschijnlijk jijzelf, heeft gevraagd om dit e-mailadres uit te sluiten van {site}. Bevestig het met deze link.',
      'Vanaf dat moment kan niemand met dit adres inloggen of zich aanmelden totdat de gekozen periode voorbij is; een permanent verbod heeft geen einde. De link werkt 24 uur en maar één keer. Heb je er niet om gevraagd, dan kun je deze mail negeren.',
    ],
    action: 'Toegangsverbod bevestigen',
  },
  complaint: {
    subject: 'We hebben je klacht {ticket} ontvangen',
    paragraphs: ['Bedankt voor je bericht. Je klacht heeft nummer {ticket}. Je krijgt binnen 14 dagen antwoord.'],
  },
};
