import type { MoneyMails } from './MoneyMails';

export const nb: MoneyMails = {
  withdrawal: {
    subject: 'Vi har mottatt angringen din',
    paragraphs: [
      'Hei {name}, {date} kl. {time} angret du bestilling {order} hos {site}.',
      'Returnert: {credits} ubrukte kreditter. Refusjon: {amount} til betalingsmåten du betalte med ({method}).',
      'Du trenger ikke å gjøre noe mer. Pengene kommer som regel innen 5 virkedager, senest innen 14 dager.',
    ],
  },
  refund: {
    subject: 'Refusjonen din er på vei',
    paragraphs: [
      'Hei {name}, vi har sendt tilbake {amount} for bestilling {order} hos {site} til betalingsmåten du betalte med ({method}).',
      'Når du ser pengene, avhenger av banken din.',
    ],
  },
  mandate: {
    subject: 'SEPA-fullmakten din for direkte belastning',
    paragraphs: [
      'Hei {name}, {date} kl. {time} signerte du en SEPA-fullmakt for direkte belastning hos {site}. Ta vare på denne e-posten.',
      'Kreditor: {creditor}, {address}. Kreditor-ID: {identifier}. Fullmaktens referanse: {reference}.',
      'Kontohaver: {holder}. IBAN: {iban}. Betalingstype: gjentakende.',
      'Med fullmakten gir du {creditor} rett til å sende instrukser til banken din om å belaste kontoen, og banken rett til å belaste kontoen etter instruksene fra {creditor}. Kontoen belastes bare for en bestilling du har bekreftet, og tidligst én dag etter den.',
      'Du har rett til å få beløpet tilbake fra banken din etter vilkårene i avtalen med den. Kravet må fremmes innen 8 uker fra datoen kontoen ble belastet. Du kan når som helst trekke tilbake fullmakten i innstillingene.',
    ],
  },
};
