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
      'Jos et tehnyt tätä itse, peru muutos 48 tunnin kuluessa: linkki palauttaa vanhan salasanasi, kirjaa ulos kaikki laitteet ja antaa sinun valita uuden salasanan.',
    ],
    action: 'Se en ollut minä',
  },
  mail_change: {
    subject: 'Vahvista uusi sähköpostiosoitteesi palvelussa {site}',
    paragraphs: [
      'Hei {name}, haluat käyttää osoitetta {email} tililläsi palvelussa {site}. Vahvista se tällä linkillä.',
      'Linkki toimii 24 tuntia ja vain kerran. Siihen asti vanha osoitteesi pysyy käytössä. Jos et pyytänyt tätä, voit jättää viestin huomiotta.',
    ],
    action: 'Vahvista uusi osoite',
  },
  mail_changed: {
    subject: 'Sähköpostiosoitteesi palvelussa {site} on vaihdettu',
    paragraphs: [
      'Hei {name}, tilisi palvelussa {site} käyttää nyt toista sähköpostiosoitetta. Jos et tehnyt tätä itse, peru muutos.',
      'Linkki toimii 48 tuntia ja vain kerran. Se palauttaa tämän osoitteen, kirjaa ulos kaikki laitteet ja antaa sinun valita uuden salasanan.',
    ],
    action: 'Se en ollut minä',
  },
  deletion: {
    subject: 'Tilisi palvelussa {site} poistetaan {date}',
    paragraphs: [
      'Hei {name}, tilisi palvelussa {site} on suljettu ja poistetaan lopullisesti {date}. Siihen asti saat sen takaisin tällä linkillä.',
      'Kukaan ei enää näe profiiliasi, emmekä lähetä sinulle enää viestejä. Sen jälkeen profiilisi, kuvasi ja viestisi poistetaan; maksutiedot säilytetään niin kauan kuin laki vaatii.',
    ],
    action: 'Palauta tilini',
  },
  self_exclusion: {
    subject: 'Vahvista pääsykieltosi palveluun {site}',
    paragraphs: [
      'Joku, luultavasti sinä itse, on pyytänyt estämään tämän sähköpostiosoitteen palvelussa {site}. Vahvista se tällä linkillä.',
      'Sen jälkeen kukaan ei voi kirjautua tai rekisteröityä tällä osoitteella ennen kuin valittu aika on kulunut; pysyvä kielto ei pääty koskaan. Linkki toimii 24 tuntia ja vain kerran. Jos et pyytänyt tätä, voit jättää viestin huomiotta.',
    ],
    action: 'Vahvista pääsykielto',
  },
  complaint: {
    subject: 'Olemme vastaanottaneet valituksesi {ticket}',
    paragraphs: ['Kiitos viestistäsi. Valituksesi numero on {ticket}. Saat vastauksen 14 päivän kuluessa.'],
  },
};
