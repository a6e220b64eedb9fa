import type { ModerationMails } from './ModerationMails';

export const de: ModerationMails = {
  warning: {
    subject: 'Eine Verwarnung zu deinem Konto bei {site}',
    paragraphs: [
      'Hallo {name}, etwas, das du bei {site} getan hast, wurde gemeldet, und wir geben der Meldung recht. Das ist eine Verwarnung: Dein Konto bleibt offen.',
      'Beim zweiten Mal wird es für 7 Tage geschlossen, beim dritten Mal für immer.',
    ],
  },
  suspension: {
    subject: 'Dein Konto bei {site} ist für 7 Tage geschlossen',
    paragraphs: [
      'Hallo {name}, etwas, das du bei {site} getan hast, wurde gemeldet, und wir geben der Meldung recht. Es ist das zweite Mal, deshalb ist dein Konto für 7 Tage geschlossen. Danach öffnet es sich von selbst wieder.',
      'Beim dritten Mal wird es für immer geschlossen.',
    ],
  },
  ban: {
    subject: 'Dein Konto bei {site} ist geschlossen',
    paragraphs: [
      'Hallo {name}, etwas, das du bei {site} getan hast, wurde gemeldet, und wir geben der Meldung recht. Dein Konto ist für immer geschlossen.',
    ],
  },
  photo_rejected: {
    subject: 'Eines deiner Fotos bei {site} wurde nicht angenommen',
    paragraphs: ['Hallo {name}, eines deiner Fotos wurde nicht angenommen. Außer dir kann es niemand sehen.'],
  },
  ground: { rules: 'Das verstößt gegen unsere Regeln: {reason}.', law: 'Das verstößt gegen das Gesetz: {reason}.' },
  facts: 'Worauf die Entscheidung beruht: {facts}',
  means: {
    person: 'Diese Entscheidung hat ein Mensch getroffen. Automatische Mittel wurden nicht verwendet.',
    machine: 'Diese Entscheidung wurde automatisch getroffen: Die Datei ist dieselbe wie eine, die früher abgelehnt wurde.',
  },
  appeal:
    'Wenn du nicht einverstanden bist, kannst du innerhalb von 6 Monaten kostenlos Widerspruch einlegen. Schreib uns über das Beschwerdeformular und nenne {reference}. Jemand, der nicht beteiligt war, prüft die Sache noch einmal.',
  appeal_action: 'Widerspruch einlegen',
  report_upheld: {
    subject: 'Deine Meldung {reference} war berechtigt',
    paragraphs: [
      'Hallo {name}, danke für deine Meldung {reference}. Wir haben sie geprüft, geben dir recht und haben gehandelt. Ihr beide bleibt füreinander verborgen.',
    ],
  },
  report_dismissed: {
    subject: 'Das Ergebnis deiner Meldung {reference}',
    paragraphs: [
      'Hallo {name}, danke für deine Meldung {reference}. Wir haben sie geprüft und nichts gefunden, was gegen unsere Regeln oder das Gesetz verstößt. Ihr beide bleibt füreinander verborgen.',
    ],
  },
  complaint_answered: {
    subject: 'Die Antwort auf deine Beschwerde {ticket}',
    paragraphs: [
      'Du hast uns zu {ticket} geschrieben. Das ist unsere Antwort:',
      '{answer}',
      'Wenn die Sache damit nicht erledigt ist, schreib uns noch einmal und nenne {ticket}.',
    ],
  },
  reasons: {
    fake_or_misleading: 'ein falsches oder irreführendes Profil',
    harassment: 'Belästigung',
    threat: 'eine Drohung',
    underage: 'Minderjährigkeit',
    scam_or_spam: 'Betrug oder unerwünschte Werbung',
    illegal_content: 'rechtswidrige Inhalte',
    stolen_photos: 'Fotos einer anderen Person',
    other: 'ein Verhalten, das anderen schadet',
  },
  photo_reasons: {
    no_person: 'auf dem Foto ist kein Mensch zu sehen',
    not_you: 'auf dem Foto bist nicht du zu sehen',
    minor: 'auf dem Foto ist ein Kind oder Jugendlicher zu sehen',
    third_party: 'auf dem Foto sind andere Menschen zu sehen',
    contact_data: 'das Foto enthält Kontaktdaten',
    illegal: 'das Foto ist rechtswidrig',
    quality: 'das Foto ist zu unscharf oder zu dunkel',
  },
};
