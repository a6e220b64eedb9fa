import type { Pages } from './allPages';

export const de: Pages = {
  ban: {
    title: 'Zugang sperren',
    sections: [
      {
        heading: 'Nur für Erwachsene',
        paragraphs: [
          '{site} richtet sich an Erwachsene ab 18 Jahren. Jede Seite trägt die RTA-Kennzeichnung (Restricted to Adults), die Jugendschutzfilter erkennen.',
        ],
      },
      {
        heading: 'Für Eltern',
        paragraphs: [
          'Mit der Kindersicherung deines Internetanbieters, von Windows, macOS, Android und iOS oder mit einem Filter im Router hältst du {site} von deinen Kindern fern.',
          'Du glaubst, dass eine minderjährige Person hier ein Konto hat? Schreib an {support_email}. Wir schließen ein solches Konto sofort.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookies',
    sections: [
      {
        heading: 'Nur was die Website braucht',
        paragraphs: [
          '{site} verwendet nur eigene Cookies und eigenen Browserspeicher: um dich eingeloggt zu halten, deine Sprache zu merken und zu wissen, welche Hinweise du geschlossen hast. Es gibt keine Werbe-Cookies und keine Dritten in deinem Browser.',
        ],
      },
      {
        heading: 'Deine Wahl',
        paragraphs: [
          'Du kannst Cookies und Speicher jederzeit in deinem Browser löschen. Du bist dann ausgeloggt, und Hinweise können wieder erscheinen. Die Liste unten nennt jeden Eintrag mit Zweck und Dauer.',
        ],
      },
    ],
  },
  faq: {
    title: 'Häufige Fragen',
    sections: [
      {
        heading: 'Was kostet es?',
        paragraphs: [
          'Anmelden, Suchen und Liken sind kostenlos. Eine Nachricht zu schicken kostet Credits. Du kaufst Credits einmalig, es gibt kein Abo, und nichts verlängert sich von selbst.',
          'Mit jedem Kauf wirst du dauerhaft Premium-Mitglied: Du siehst alle Fotos, beginnst so viele Gespräche, wie du willst, und kannst 25 Fotos hochladen.',
        ],
      },
      {
        heading: 'Sind alle Profile echt?',
        paragraphs: [
          'Nein. Einige Profile sind fiktiv und dienen der Unterhaltung. Die Worte „fiktives Profil“ stehen neben dem Namen, wo immer du eines siehst. Fiktive Profile beginnen nie ein Gespräch, liken dich nie, und man kann sie nicht treffen.',
        ],
      },
      {
        heading: 'Wer sieht, wo ich bin?',
        paragraphs: ['Niemand. Andere sehen deinen Ort und eine grobe Entfernung zwischen Orten. Deine Position speichern wir nicht.'],
      },
      {
        heading: 'Wie wurde die höhere Chance auf ein Match gemessen?',
        paragraphs: [
          'Die Zahl vergleicht die Matches von Premium-Mitgliedern mit denen kostenloser Mitglieder im ersten Monat. Sie ist ein Rückblick auf viele Mitglieder, kein Versprechen an ein einzelnes.',
        ],
      },
      {
        heading: 'Wie lösche ich mein Konto?',
        paragraphs: [
          'Öffne die Einstellungen und wähle „Mein Konto löschen“. Dein Profil verschwindet sofort. Innerhalb von 14 Tagen kannst du über den Link in unserer E-Mail zurückkommen; danach werden deine Daten gelöscht.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Datenschutz',
    sections: [
      {
        heading: 'Wer verantwortlich ist',
        paragraphs: ['{company}, {address}, {city}, ist für deine Daten verantwortlich. Du erreichst uns unter {support_email}.'],
      },
      {
        heading: 'Was wir verarbeiten und warum',
        paragraphs: [
          'Deine E-Mail-Adresse, deinen Namen, dein Geburtsdatum, deinen Ort, dein Profil, deine Fotos, Likes und Nachrichten, damit der Dienst funktioniert. Deine Bestellungen, weil das Steuerrecht es verlangt. Was dein Profil über dein Sexualleben und deine Orientierung sagt, nur mit deiner ausdrücklichen Einwilligung, die du jederzeit widerrufen kannst.',
          'Angebote und Neuigkeiten über die Website schicken wir dir nur, wenn du sie eingeschaltet hast, höchstens zweimal im Monat. Ein Klick in der E-Mail oder in deinen Einstellungen schaltet sie wieder aus.',
          'Wir verkaufen keine Daten, zeigen keine Werbung Dritter und treffen keine Entscheidung über dich allein durch eine Maschine.',
        ],
      },
      {
        heading: 'Was wir nur zählen',
        paragraphs: [
          'Wie oft eine Einstiegsseite angesehen wird und wie viele sich darüber anmelden. Die Tabelle hat sechs Spalten: Seite, Kampagne, Variante, Tag, Aufrufe und Anmeldungen. Über dich steht nichts darin. Damit du während deines Besuchs dieselbe Variante siehst und nur einmal gezählt wirst, merkt sich dein Browser 30 Tage lang eine zufällige Nummer und die Einstiegsseiten, die er gezeigt hat.',
        ],
      },
      {
        heading: 'Wie lange wir speichern',
        paragraphs: [
          'Nachrichten werden nach 90 Tagen ausgeblendet und nach 12 Monaten gelöscht. Ein gelöschtes Konto wird nach 14 Tagen endgültig entfernt. Zahlungsdaten bleiben so lange, wie das Gesetz es verlangt.',
        ],
      },
      {
        heading: 'Deine Rechte',
        paragraphs: [
          'Du kannst deine Daten einsehen, berichtigen, mitnehmen und löschen lassen, ihrer Nutzung widersprechen und dich bei der Datenschutzbehörde deines Landes beschweren. Das meiste erledigst du selbst in den Einstellungen; für den Rest schreib an {support_email}.',
        ],
      },
    ],
  },
  'return-policy': {
    title: 'Rückgabe',
    sections: [
      {
        heading: '{refund_days} Tage, um es dir anders zu überlegen',
        paragraphs: [
          'Du kannst die unverbrauchten Credits einer Bestellung innerhalb von {refund_days} Tagen nach dem Kauf ohne Angabe von Gründen zurückgeben.',
          'Die Erstattung ist: gezahlter Betrag mal unverbrauchte Credits der Bestellung, geteilt durch die Credits der Bestellung, zu deinen Gunsten auf den Cent gerundet. Sie kommt über die Zahlungsart zurück, die du benutzt hast.',
        ],
      },
      {
        heading: 'So geht es',
        paragraphs: [
          'Öffne deine Transaktionen, wähle die Bestellung und drücke „Hier Vertrag widerrufen“. Du kannst uns auch das Formular unten per E-Mail oder Post schicken.',
        ],
      },
      {
        heading: 'Muster-Widerrufsformular',
        paragraphs: [
          'An {company}, {address}, {city}, {support_email}: Hiermit widerrufe ich meinen Vertrag über den Kauf der folgenden Credits. Bestellt am: … Bestellnummer: … Name: … E-Mail-Adresse des Kontos: … Datum: …',
        ],
      },
    ],
  },
  safety: {
    title: 'Sicherheitszentrum',
    sections: [
      {
        heading: 'Bist du gerade in Gefahr?',
        paragraphs: ['Wähle den Notruf deines Landes. Er ist kostenlos und funktioniert von jedem Telefon aus.'],
      },
      {
        heading: 'Beim Kennenlernen',
        paragraphs: [
          'Bleib auf {site}, bis du deinem Gegenüber vertraust. Wer schon in den ersten Nachrichten zu einem anderen Messenger wechseln will, hat dafür oft einen Grund, den du nicht erfährst.',
          'Schick niemals Geld, Geschenkkarten oder Bilder deiner Ausweise an jemanden, den du noch nicht getroffen hast, egal wie die Geschichte klingt. Niemand von {site} fragt dich je nach deinem Passwort.',
          'Behalte Nachnamen, Adresse, Arbeitsplatz und Bankverbindung für dich. Achte auch darauf, was im Hintergrund deiner Fotos zu sehen ist.',
        ],
      },
      {
        heading: 'Das erste Date',
        paragraphs: [
          'Trefft euch an einem öffentlichen Ort. Sag jemandem aus deinem Freundeskreis, wo du bist und wann du zurück bist, und organisiere Hin- und Rückweg selbst.',
          'Du darfst jederzeit Nein sagen und gehen. Ein Drink verpflichtet zu nichts.',
        ],
      },
      {
        heading: 'Ausblenden, blockieren, melden',
        paragraphs: [
          'Das Schildsymbol neben jedem Mitglied bietet dir drei Möglichkeiten: das Mitglied aus deiner Suche ausblenden, es blockieren, sodass ihr einander nicht mehr seht, oder es uns melden. Wen du ausgeblendet oder blockiert hast und was du gemeldet hast, findest du in den Einstellungen.',
          'Jede Meldung wird von Menschen geprüft. Du erfährst, was daraus geworden ist, und kannst innerhalb von 6 Monaten Widerspruch einlegen.',
        ],
      },
      {
        heading: 'Behörden und rechtliche Mitteilungen',
        paragraphs: [
          'Die zentrale Kontaktstelle von {company} für Behörden, die Europäische Kommission und Nutzer nach den Artikeln 11 und 12 des Gesetzes über digitale Dienste (Digital Services Act) ist {support_email}. Du kannst auf Englisch, Niederländisch oder Deutsch schreiben.',
        ],
      },
      {
        heading: 'Ohne Konto',
        paragraphs: [
          'Missbrauch kann jeder mit dem Formular unten melden: ein Profil, das deine Fotos verwendet, eine minderjährige Person, einen Betrugsversuch oder Inhalte, die gegen das Gesetz verstoßen.',
        ],
      },
    ],
  },
  service: {
    title: 'Kundenservice',
    sections: [
      {
        heading: 'Schreib uns oder ruf an',
        paragraphs: [
          'E-Mail: {support_email}. Telefon: {support_phone}. Wir antworten innerhalb von zwei Werktagen, in deiner Sprache.',
          'Für eine Beschwerde nutze bitte das Beschwerdeformular: Du bekommst sofort eine Nummer und innerhalb von 14 Tagen eine Antwort.',
        ],
      },
      {
        heading: 'Angaben zum Unternehmen',
        paragraphs: ['{company}, {address}, {city}. Handelskammernummer: {kvk}. USt-IdNr.: {vat}.'],
      },
    ],
  },
  terms: {
    title: 'Allgemeine Geschäftsbedingungen',
    sections: [
      {
        heading: 'Der Dienst',
        paragraphs: [
          '{site} wird von {company} angeboten. Es ist ein Ort, an dem Erwachsene sich kennenlernen und miteinander reden. Du musst mindestens 18 Jahre alt sein und darfst ein Konto haben.',
        ],
      },
      {
        heading: 'Fiktive Profile',
        paragraphs: [
          'Ein Teil der Profile ist fiktiv und dient der Unterhaltung. Überall, wo sie erscheinen, steht das in Worten dabei. Ein Treffen mit der abgebildeten Person ist nicht möglich.',
        ],
      },
      {
        heading: 'Credits',
        paragraphs: [
          'Nachrichten, Fotos und Geschenke kosten Credits; der Preis steht am Button. Credits verfallen nicht, solange das Konto besteht. Gratis-Credits werden zuerst verbraucht und nicht erstattet; unverbrauchte gekaufte Credits kannst du innerhalb von {refund_days} Tagen zurückgeben.',
        ],
      },
      {
        heading: 'Was nicht erlaubt ist',
        paragraphs: [
          'Belästigung, Drohungen, Hass, Fotos anderer, Angebote bezahlter Dienste, Werbung und alles, was gegen das Gesetz ist oder Minderjährige betrifft. Wir entfernen so etwas, sagen warum und können das Konto schließen. Gegen eine solche Entscheidung kannst du Widerspruch erheben.',
        ],
      },
      {
        heading: 'Haftung und Recht',
        paragraphs: [
          'Wir kümmern uns sorgfältig um den Dienst, können aber nicht dafür einstehen, was Mitglieder über sich sagen. Das Recht des Landes, in dem du lebst, schützt dich als Verbraucher. Mit Fragen und Beschwerden schreib an {support_email}.',
        ],
      },
    ],
  },
};
