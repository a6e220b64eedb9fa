import type { MoneyMails } from './MoneyMails';

export const de: MoneyMails = {
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
};
