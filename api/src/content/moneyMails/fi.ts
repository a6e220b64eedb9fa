import type { MoneyMails } from './MoneyMails';

export const fi: MoneyMails = {
  withdrawal: {
    subject: 'Olemme vastaanottaneet peruutuksesi',
    paragraphs: [
      'Hei {name}, peruit {date} klo {time} tilauksen {order} palvelussa {site}.',
      'Palautettu: {credits} käyttämätöntä krediittiä. Hyvitys: {amount} samalle maksutavalle, jolla maksoit ({method}).',
      'Sinun ei tarvitse tehdä muuta. Hyvitys saapuu yleensä 5 arkipäivässä, viimeistään 14 päivässä.',
    ],
  },
  refund: {
    subject: 'Hyvityksesi on matkalla',
    paragraphs: [
      'Hei {name}, olemme palauttaneet {amount} tilauksesta {order} palvelussa {site} samalle maksutavalle, jolla maksoit ({method}).',
      'Rahojen näkyminen tililläsi riippuu pankistasi.',
    ],
  },
  mandate: {
    subject: 'SEPA-suoraveloitusvaltuutuksesi',
    paragraphs: [
      'Hei {name}, allekirjoitit {date} klo {time} SEPA-suoraveloitusvaltuutuksen palvelussa {site}. Säilytä tämä viesti.',
      'Velkoja: {creditor}, {address}. Velkojan tunniste: {identifier}. Valtuutuksen viite: {reference}.',
      'Tilinomistaja: {holder}. IBAN: {iban}. Maksun tyyppi: toistuva.',
      'Tällä valtuutuksella annat velkojalle {creditor} luvan lähettää pankillesi veloituspyyntöjä ja pankillesi luvan veloittaa tiliäsi niiden mukaisesti. Tiliä veloitetaan vain vahvistamastasi tilauksesta ja aikaisintaan päivää myöhemmin.',
      'Sinulla on oikeus saada veloitus takaisin pankiltasi sen kanssa tehdyn sopimuksen ehtojen mukaisesti. Palautusta on vaadittava 8 viikon kuluessa veloituspäivästä. Voit peruuttaa valtuutuksen milloin tahansa asetuksissa.',
    ],
  },
};
