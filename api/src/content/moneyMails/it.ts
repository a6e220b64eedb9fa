import type { MoneyMails } from './MoneyMails';

export const it: MoneyMails = {
  withdrawal: {
    subject: 'Abbiamo ricevuto il tuo recesso',
    paragraphs: [
      'Ciao {name}, il {date} alle {time} hai esercitato il recesso dall’ordine {order} su {site}.',
      'Restituiti: {credits} crediti non usati. Rimborso: {amount}, con il metodo di pagamento che hai usato ({method}).',
      'Non devi fare altro. Il rimborso arriva di solito entro 5 giorni lavorativi, al più tardi entro 14 giorni.',
    ],
  },
  refund: {
    subject: 'Il tuo rimborso è in arrivo',
    paragraphs: [
      'Ciao {name}, abbiamo rimborsato {amount} per l’ordine {order} su {site} con il metodo di pagamento che hai usato ({method}).',
      'I tempi di accredito dipendono dalla tua banca.',
    ],
  },
  mandate: {
    subject: 'Il tuo mandato di addebito diretto SEPA',
    paragraphs: [
      'Ciao {name}, il {date} alle {time} hai firmato su {site} un mandato di addebito diretto SEPA. Conserva questa e-mail.',
      'Creditore: {creditor}, {address}. Identificativo del creditore: {identifier}. Riferimento del mandato: {reference}.',
      'Intestatario del conto: {holder}. IBAN: {iban}. Tipo di pagamento: ricorrente.',
      'Con questo mandato autorizzi {creditor} a disporre addebiti sul tuo conto e la tua banca a eseguirli secondo le disposizioni di {creditor}. L’addebito avviene solo per un ordine che hai confermato e non prima del giorno successivo.',
      'Hai diritto a ottenere il rimborso dalla tua banca secondo gli accordi che regolano il rapporto con essa. Il rimborso va richiesto entro 8 settimane dalla data di addebito. Puoi revocare il mandato in qualsiasi momento nelle impostazioni.',
    ],
  },
};
