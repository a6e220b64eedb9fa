import type { MoneyMails } from './MoneyMails';

export const sv: MoneyMails = {
  withdrawal: {
    subject: 'Vi har tagit emot din ångeranmälan',
    paragraphs: [
      'Hej {name}! Den {date} kl. {time} ångrade du order {order} hos {site}.',
      'Återlämnat: {credits} oanvända krediter. Återbetalning: {amount} till det betalsätt du betalade med ({method}).',
      'Du behöver inte göra något mer. Pengarna kommer oftast inom 5 arbetsdagar, senast inom 14 dagar.',
    ],
  },
  refund: {
    subject: 'Din återbetalning är på väg',
    paragraphs: [
      'Hej {name}! Vi har betalat tillbaka {amount} för order {order} hos {site} till det betalsätt du betalade med ({method}).',
      'När du ser pengarna beror på din bank.',
    ],
  },
  mandate: {
    subject: 'Ditt SEPA-medgivande till direktdebitering',
    paragraphs: [
      'Hej {name}! Den {date} kl. {time} undertecknade du ett SEPA-medgivande till direktdebitering hos {site}. Spara det här mejlet.',
      'Borgenär: {creditor}, {address}. Borgenärsnummer: {identifier}. Medgivandets referens: {reference}.',
      'Kontohavare: {holder}. IBAN: {iban}. Typ av betalning: återkommande.',
      'Med medgivandet ger du {creditor} rätt att skicka instruktioner till din bank om att debitera ditt konto, och din bank rätt att debitera kontot enligt instruktionerna från {creditor}. Kontot debiteras bara för en order som du har bekräftat, och tidigast en dag efter den.',
      'Du har rätt till återbetalning från din bank enligt villkoren i ert avtal. Återbetalning ska begäras inom 8 veckor från den dag då kontot debiterades. Du kan när som helst återkalla medgivandet i dina inställningar.',
    ],
  },
};
