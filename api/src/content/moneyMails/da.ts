import type { MoneyMails } from './MoneyMails';

export const da: MoneyMails = {
  withdrawal: {
    subject: 'Vi har modtaget din fortrydelse',
    paragraphs: [
      'Hej {name}, den {date} kl. {time} fortrød du ordre {order} hos {site}.',
      'Returneret: {credits} ubrugte kreditter. Refusion: {amount} til den betalingsmetode, du betalte med ({method}).',
      'Du skal ikke gøre mere. Pengene er som regel fremme inden for 5 hverdage, senest inden for 14 dage.',
    ],
  },
  refund: {
    subject: 'Din refusion er på vej',
    paragraphs: [
      'Hej {name}, vi har sendt {amount} tilbage for ordre {order} hos {site} til den betalingsmetode, du betalte med ({method}).',
      'Hvornår du ser pengene, afhænger af din bank.',
    ],
  },
  mandate: {
    subject: 'Din SEPA-fuldmagt til direkte debitering',
    paragraphs: [
      'Hej {name}, den {date} kl. {time} underskrev du en SEPA-fuldmagt til direkte debitering hos {site}. Gem denne mail.',
      'Kreditor: {creditor}, {address}. Kreditor-id: {identifier}. Fuldmagtens referencenummer: {reference}.',
      'Kontohaver: {holder}. IBAN: {iban}. Betalingstype: gentagen.',
      'Med fuldmagten giver du {creditor} ret til at sende instrukser til din bank om at debitere din konto, og din bank ret til at debitere kontoen efter instrukserne fra {creditor}. Der hæves kun for en ordre, du har bekræftet, og tidligst en dag efter den.',
      'Du har ret til at få beløbet tilbage fra din bank efter de vilkår, du har aftalt med den. Du skal kræve det tilbage senest 8 uger efter den dag, beløbet blev hævet. Du kan når som helst tilbagekalde fuldmagten under indstillinger.',
    ],
  },
};
