import type { Mails } from './mailTexts';

export const fi: Mails = {
  account: {
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
  },
  money: {
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
  },
  moderation: {
    warning: {
      subject: 'Varoitus tilistäsi palvelussa {site}',
      paragraphs: [
        'Hei {name}, toiminnastasi palvelussa {site} on tehty ilmoitus, ja pidämme sitä aiheellisena. Tämä on varoitus: tilisi pysyy auki.',
        'Toisella kerralla se suljetaan 7 päiväksi, kolmannella pysyvästi.',
      ],
    },
    suspension: {
      subject: 'Tilisi palvelussa {site} on suljettu 7 päiväksi',
      paragraphs: [
        'Hei {name}, toiminnastasi palvelussa {site} on tehty ilmoitus, ja pidämme sitä aiheellisena. Tämä on toinen kerta, joten tilisi on suljettu 7 päiväksi. Sen jälkeen se avautuu itsestään.',
        'Kolmannella kerralla se suljetaan pysyvästi.',
      ],
    },
    ban: {
      subject: 'Tilisi palvelussa {site} on suljettu',
      paragraphs: [
        'Hei {name}, toiminnastasi palvelussa {site} on tehty ilmoitus, ja pidämme sitä aiheellisena. Tilisi on suljettu pysyvästi.',
      ],
    },
    photo_rejected: {
      subject: 'Yhtä kuvistasi palvelussa {site} ei hyväksytty',
      paragraphs: ['Hei {name}, yhtä kuvistasi ei hyväksytty. Kukaan muu kuin sinä ei näe sitä.'],
    },
    ground: { rules: 'Tämä on sääntöjemme vastaista: {reason}.', law: 'Tämä on lain vastaista: {reason}.' },
    facts: 'Mihin päätös perustuu: {facts}',
    means: {
      person: 'Päätöksen teki ihminen. Automaattisia keinoja ei käytetty.',
      machine: 'Päätös tehtiin automaattisesti: tiedosto on sama kuin aiemmin hylätty tiedosto.',
    },
    appeal:
      'Jos et hyväksy päätöstä, voit hakea siihen maksutta muutosta 6 kuukauden kuluessa. Kirjoita meille valituslomakkeella ja mainitse {reference}. Asian tutkii uudelleen henkilö, joka ei osallistunut päätökseen.',
    appeal_action: 'Hae muutosta päätökseen',
    report_upheld: {
      subject: 'Ilmoituksesi {reference} oli aiheellinen',
      paragraphs: [
        'Hei {name}, kiitos ilmoituksestasi {reference}. Tutkimme sen, olemme kanssasi samaa mieltä ja olemme puuttuneet asiaan. Ette edelleenkään näe toisianne.',
      ],
    },
    report_dismissed: {
      subject: 'Ilmoituksesi {reference} lopputulos',
      paragraphs: [
        'Hei {name}, kiitos ilmoituksestasi {reference}. Tutkimme sen emmekä löytäneet mitään sääntöjemme tai lain vastaista. Ette edelleenkään näe toisianne.',
      ],
    },
    complaint_answered: {
      subject: 'Vastaus valitukseesi {ticket}',
      paragraphs: [
        'Kirjoitit meille asiasta {ticket}. Tässä on vastauksemme:',
        '{answer}',
        'Jos asia ei ratkennut tällä, kirjoita meille uudelleen ja mainitse {ticket}.',
      ],
    },
    reasons: {
      fake_or_misleading: 'väärä tai harhaanjohtava profiili',
      harassment: 'häirintä',
      threat: 'uhkaus',
      underage: 'alaikäisyys',
      scam_or_spam: 'huijaus tai ei-toivottu mainonta',
      illegal_content: 'laiton sisältö',
      stolen_photos: 'toisen henkilön kuvat',
      other: 'toisia vahingoittava käytös',
    },
    photo_reasons: {
      no_person: 'kuvassa ei ole ihmistä',
      not_you: 'kuvassa et ole sinä',
      minor: 'kuvassa on alaikäinen',
      third_party: 'kuvassa on muita ihmisiä',
      contact_data: 'kuvassa on yhteystietoja',
      illegal: 'kuva on laiton',
      quality: 'kuva on liian epätarkka tai tumma',
    },
  },
};
