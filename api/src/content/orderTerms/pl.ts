import type { OrderTerms } from './OrderTerms';

export const pl: OrderTerms = {
  order:
    'Naciskając przycisk płatności, zamawiasz kredyty w {company}, {address}, {city}. Podana cena jest ceną całkowitą z VAT. Kredyty trafiają na konto zaraz po potwierdzeniu płatności. Nie ma abonamentu i nic się nie odnawia.',
  withdrawal:
    'Możesz odstąpić od tej umowy w ciągu {days} dni bez podania przyczyny. Zaznaczając pole, prosisz o natychmiastowe rozpoczęcie; wykorzystane kredyty nie podlegają zwrotowi, a cenę niewykorzystanych otrzymasz z powrotem tą samą metodą płatności. Wzór formularza odstąpienia znajduje się na stronie o zwrotach.',
  voluntary_return:
    'W ramach dobrowolnej usługi możesz zwrócić niewykorzystane kredyty w ciągu {days} dni od zakupu. Cenę niewykorzystanych kredytów z tego zamówienia otrzymasz z powrotem tą samą metodą płatności. Twoje ustawowe prawa pozostają bez zmian.',
};
