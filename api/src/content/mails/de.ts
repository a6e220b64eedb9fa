import type { AccountMails } from './AccountMails';

export const de: AccountMails = {
  activation: {
    subject: 'Bestätige deine E-Mail-Adresse für {site}',
    paragraphs: [
      'Hallo {name}, willkommen bei {site}. Bestätige deine E-Mail-Adresse, damit dein Profil sichtbar wird.',
      'Der Link gilt 7 Tage und nur einmal. Wenn du dich nicht angemeldet hast, kannst du diese E-Mail ignorieren: Ohne Bestätigung wird das Konto gelöscht.',
    ],
    action: 'E-Mail-Adresse bestätigen',
  },
  reset: {
    subject: 'Wähle ein neues Passwort für {site}',
    paragraphs: [
      'Hallo {name}, für dein Konto bei {site} wurde ein neues Passwort angefordert.',
      'Der Link gilt 60 Minuten und nur einmal. Wenn du das nicht warst, musst du nichts tun: Dein Passwort bleibt, wie es ist.',
    ],
    action: 'Neues Passwort wählen',
  },
  password_changed: {
    subject: 'Dein Passwort bei {site} wurde geändert',
    paragraphs: [
      'Hallo {name}, das Passwort deines Kontos bei {site} wurde gerade geändert. Auf allen anderen Geräten wurdest du abgemeldet.',
      'Wenn du das nicht warst, fordere sofort ein neues Passwort an und schreib unserem Kundenservice.',
    ],
    action: 'Zum Login',
  },
  complaint: {
    subject: 'Wir haben deine Beschwerde {ticket} erhalten',
    paragraphs: ['Danke für deine Nachricht. Deine Beschwerde hat die Nummer {ticket}. Du bekommst innerhalb von 14 Tagen eine Antwort.'],
  },
};
