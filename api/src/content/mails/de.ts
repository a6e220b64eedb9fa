import type { Mails } from './mailTexts';

export const de: Mails = {
  account: {
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
  },
  money: {
    withdrawal: {
      subject: 'Dein Widerruf ist eingegangen',
      paragraphs: [
        'Hallo {name}, am {date} um {time} hast du die Bestellung {order} bei {site} widerrufen.',
        'Zurückgegeben: {credits} unbenutzte Credits. Erstattung: {amount}, über die Zahlungsart, mit der du bezahlt hast ({method}).',
        'Du musst nichts weiter tun. Das Geld ist meist innerhalb von 5 Werktagen da, spätestens nach 14 Tagen.',
      ],
    },
    refund: {
      subject: 'Deine Erstattung ist unterwegs',
      paragraphs: [
        'Hallo {name}, wir haben dir {amount} für die Bestellung {order} bei {site} über die Zahlungsart erstattet, mit der du bezahlt hast ({method}).',
        'Wann der Betrag bei dir erscheint, hängt von deiner Bank ab.',
      ],
    },
    mandate: {
      subject: 'Dein SEPA-Lastschriftmandat',
      paragraphs: [
        'Hallo {name}, am {date} um {time} hast du bei {site} ein SEPA-Lastschriftmandat unterschrieben. Bitte bewahre diese Mail auf.',
        'Zahlungsempfänger: {creditor}, {address}. Gläubiger-Identifikationsnummer: {identifier}. Mandatsreferenz: {reference}.',
        'Kontoinhaber: {holder}. IBAN: {iban}. Art der Zahlung: wiederkehrend.',
        'Du ermächtigst {creditor}, Zahlungen von deinem Konto mittels Lastschrift einzuziehen. Zugleich weist du dein Kreditinstitut an, die von {creditor} auf dein Konto gezogenen Lastschriften einzulösen. Eingezogen wird nur für eine Bestellung, die du bestätigt hast, und frühestens einen Tag danach.',
        'Du kannst innerhalb von 8 Wochen, beginnend mit dem Belastungsdatum, die Erstattung des belasteten Betrags verlangen. Es gelten dabei die mit deinem Kreditinstitut vereinbarten Bedingungen. Das Mandat kannst du jederzeit in deinen Einstellungen widerrufen.',
      ],
    },
  },
  moderation: {
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
  },
};
