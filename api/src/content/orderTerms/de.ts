import type { OrderTerms } from './OrderTerms';

export const de: OrderTerms = {
  order:
    'Mit dem Zahlungsbutton bestellst du Credits bei {company}, {address}, {city}. Der angezeigte Preis ist der Gesamtpreis inklusive Mehrwertsteuer. Die Credits werden deinem Konto gutgeschrieben, sobald die Zahlung bestätigt ist. Es gibt kein Abo, und nichts verlängert sich.',
  withdrawal:
    'Du kannst diesen Vertrag binnen {days} Tagen ohne Angabe von Gründen widerrufen. Mit dem Häkchen verlangst du, dass wir sofort beginnen; bereits verbrauchte Credits werden nicht erstattet, den Preis der unverbrauchten bekommst du auf demselben Zahlungsweg zurück. Das Muster-Widerrufsformular findest du auf der Seite zur Rückgabe.',
  voluntary_return:
    'Als freiwillige Leistung kannst du unverbrauchte Credits innerhalb von {days} Tagen nach dem Kauf zurückgeben. Den Preis der unverbrauchten Credits dieser Bestellung bekommst du auf demselben Zahlungsweg zurück. Deine gesetzlichen Rechte bleiben unberührt.',
};
