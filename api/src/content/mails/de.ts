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
      'Wenn du das nicht warst, mach die Änderung innerhalb von 48 Stunden rückgängig: Der Link stellt dein altes Passwort wieder her, meldet alle Geräte ab und lässt dich ein neues wählen.',
    ],
    action: 'Das war ich nicht',
  },
  mail_change: {
    subject: 'Bestätige deine neue E-Mail-Adresse für {site}',
    paragraphs: [
      'Hallo {name}, du möchtest {email} für dein Konto bei {site} verwenden. Bestätige das mit diesem Link.',
      'Der Link gilt 24 Stunden und nur einmal. Bis dahin bleibt deine alte Adresse gültig. Wenn du das nicht warst, kannst du diese E-Mail ignorieren.',
    ],
    action: 'Neue Adresse bestätigen',
  },
  mail_changed: {
    subject: 'Deine E-Mail-Adresse bei {site} wurde geändert',
    paragraphs: [
      'Hallo {name}, dein Konto bei {site} hat jetzt eine andere E-Mail-Adresse. Wenn du das nicht warst, mach die Änderung rückgängig.',
      'Der Link gilt 48 Stunden und nur einmal. Er stellt diese Adresse wieder her, meldet alle Geräte ab und lässt dich ein neues Passwort wählen.',
    ],
    action: 'Das war ich nicht',
  },
  deletion: {
    subject: 'Dein Konto bei {site} wird am {date} gelöscht',
    paragraphs: [
      'Hallo {name}, dein Konto bei {site} ist abgeschaltet und wird am {date} endgültig gelöscht. Bis dahin bekommst du es mit diesem Link zurück.',
      'Niemand sieht dein Profil mehr, und wir schicken dir keine E-Mails mehr. Danach werden dein Profil, deine Fotos und deine Nachrichten gelöscht; Zahlungsbelege bewahren wir so lange auf, wie es das Gesetz verlangt.',
    ],
    action: 'Konto reaktivieren',
  },
  self_exclusion: {
    subject: 'Bestätige deine Zugangssperre bei {site}',
    paragraphs: [
      'Jemand, vermutlich du selbst, möchte diese E-Mail-Adresse bei {site} sperren lassen. Bestätige das mit diesem Link.',
      'Danach kann sich mit dieser Adresse niemand mehr einloggen oder anmelden, bis der gewählte Zeitraum vorbei ist; eine dauerhafte Sperre hat kein Ende. Der Link gilt 24 Stunden und nur einmal. Wenn du das nicht warst, kannst du diese E-Mail ignorieren.',
    ],
    action: 'Zugangssperre bestätigen',
  },
  complaint: {
    subject: 'Wir haben deine Beschwerde {ticket} erhalten',
    paragraphs: ['Danke für deine Nachricht. Deine Beschwerde hat die Nummer {ticket}. Du bekommst innerhalb von 14 Tagen eine Antwort.'],
  },
};
