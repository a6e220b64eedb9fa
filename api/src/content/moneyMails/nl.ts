import type { MoneyMails } from './MoneyMails';

export const nl: MoneyMails = {
  withdrawal: {
    subject: 'We hebben je herroeping ontvangen',
    paragraphs: [
      'Hallo {name}, op {date} om {time} heb je bestelling {order} bij {site} herroepen.',
      'Teruggegeven: {credits} ongebruikte credits. Terugbetaling: {amount}, via de betaalmethode waarmee je hebt betaald ({method}).',
      'Je hoeft verder niets te doen. Meestal staat het geld binnen 5 werkdagen op je rekening, uiterlijk binnen 14 dagen.',
    ],
  },
  refund: {
    subject: 'Je terugbetaling is onderweg',
    paragraphs: [
      'Hallo {name}, we hebben {amount} voor bestelling {order} bij {site} teruggestort via de betaalmethode waarmee je hebt betaald ({method}).',
      'Hoe snel je het ziet, hangt af van je bank.',
    ],
  },
  mandate: {
    subject: 'Je SEPA-incassomachtiging',
    paragraphs: [
      'Hallo {name}, op {date} om {time} heb je bij {site} een SEPA-incassomachtiging ondertekend. Bewaar deze mail.',
      'Incassant: {creditor}, {address}. Incassant-ID: {identifier}. Kenmerk van de machtiging: {reference}.',
      'Rekeninghouder: {holder}. IBAN: {iban}. Soort betaling: terugkerend.',
      'Met deze machtiging geef je {creditor} toestemming om incasso-opdrachten naar je bank te sturen en je bank om bedragen van je rekening af te schrijven volgens die opdrachten. Er wordt alleen afgeschreven voor een bestelling die je hebt bevestigd, en op zijn vroegst één dag daarna.',
      'Ben je het niet eens met een afschrijving, dan kun je die laten terugboeken. Neem daarvoor binnen 8 weken na de afschrijving contact op met je bank. Je kunt de machtiging op elk moment intrekken bij je instellingen.',
    ],
  },
};
