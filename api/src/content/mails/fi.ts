import type { AccountMails } from './AccountMails';

export const fi: AccountMails = {
  activation: {
    subject: 'Vahvista sähköpostiosoitteesi palvelussa {site}',
    paragraphs: [
      'Hei {name}, tervetuloa palveluun {site}. Vahvista sähköpostiosoitteesi, niin profiilisi tulee näkyviin.',
      'Linkki toimii 7 päivää ja vain kerran. Jos et ole rekisteröitynyt, voit jättää tämän viestin huomiotta: ilman vahvistusta tili poistetaan.',
    ],
    action: 'Vahvista sähköpostiosoite',
  },
  reset: {
    subject: 'Valitse uusi salasana palveluun {site}',
    paragraphs: [
      'Hei {name}, tilillesi palvelussa {site} on pyydetty uutta salasanaa.',
      'Linkki toimii 60 minuuttia ja vain kerran. Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan.',
    ],
    action: 'Valitse uusi salasana',
  },
  password_changed: {
    subject: 'Salasanasi palvelussa {site} on vaihdettu',
    paragraphs: [
      'Hei {name}, tilisi salasana palvelussa {site} vaihdettiin juuri. Sinut on kirjattu ulos kaikilta muilta laitteilta.',
      'Jos et tehnyt tätä itse, pyydä heti uusi salasana ja kirjoita asiakaspalveluumme.',
    ],
    action: 'Siirry kirjautumiseen',
  },
  complaint: {
    subject: 'Olemme vastaanottaneet valituksesi {ticket}',
    paragraphs: ['Kiitos viestistäsi. Valituksesi numero on {ticket}. Saat vastauksen 14 päivän kuluessa.'],
  },
};
