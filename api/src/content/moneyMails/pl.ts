import type { MoneyMails } from './MoneyMails';

export const pl: MoneyMails = {
  withdrawal: {
    subject: 'Otrzymaliśmy Twoje odstąpienie od umowy',
    paragraphs: [
      'Cześć {name}, {date} o {time} odstąpiono od zamówienia {order} w {site}.',
      'Zwrócone niewykorzystane kredyty: {credits}. Zwrot: {amount}, tą samą metodą, którą zapłacono ({method}).',
      'Nie musisz robić nic więcej. Zwrot zwykle dociera w ciągu 5 dni roboczych, najpóźniej w ciągu 14 dni.',
    ],
  },
  refund: {
    subject: 'Twój zwrot jest w drodze',
    paragraphs: [
      'Cześć {name}, zwróciliśmy {amount} za zamówienie {order} w {site} tą samą metodą, którą zapłacono ({method}).',
      'To, kiedy zobaczysz środki, zależy od Twojego banku.',
    ],
  },
  mandate: {
    subject: 'Twoja zgoda na polecenie zapłaty SEPA',
    paragraphs: [
      'Cześć {name}, {date} o {time} podpisano w {site} zgodę na polecenie zapłaty SEPA. Zachowaj tę wiadomość.',
      'Wierzyciel: {creditor}, {address}. Identyfikator wierzyciela: {identifier}. Numer referencyjny zgody: {reference}.',
      'Posiadacz rachunku: {holder}. IBAN: {iban}. Rodzaj płatności: powtarzająca się.',
      'Na podstawie tej zgody {creditor} może wysyłać do Twojego banku polecenia obciążenia rachunku, a Twój bank może obciążać rachunek zgodnie z tymi poleceniami. Rachunek jest obciążany tylko za potwierdzone zamówienie, najwcześniej dzień po nim.',
      'Przysługuje Ci zwrot od Twojego banku na warunkach określonych w umowie z bankiem. O zwrot należy wystąpić w ciągu 8 tygodni od dnia obciążenia rachunku. Zgodę możesz w każdej chwili odwołać w ustawieniach.',
    ],
  },
};
