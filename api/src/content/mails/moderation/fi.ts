import type { ModerationMails } from './ModerationMails';

export const fi: ModerationMails = {
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
};
