import type { Pages } from './allPages';

export const fi: Pages = {
  ban: {
    title: 'Pääsyn estäminen',
    sections: [
      {
        heading: 'Vain aikuisille',
        paragraphs: [
          '{site} on tarkoitettu yli 18-vuotiaille. Jokaisella sivulla on RTA-merkintä (Restricted to Adults), jonka lapsilukot tunnistavat.',
        ],
      },
      {
        heading: 'Vanhemmille',
        paragraphs: [
          'Voit pitää palvelun {site} poissa lastesi ulottuvilta internetoperaattorisi, Windowsin, macOS:n, Androidin ja iOS:n käytönvalvonnalla tai reitittimen suodattimella.',
          'Epäiletkö, että alaikäisellä on täällä tili? Kirjoita osoitteeseen {support_email}. Suljemme tällaisen tilin heti.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Evästeet',
    sections: [
      {
        heading: 'Vain se, mitä sivusto tarvitsee',
        paragraphs: [
          '{site} käyttää vain omia evästeitään ja selaimen tallennustilaa: pitääkseen sinut kirjautuneena, muistaakseen kielesi ja sen, mitkä ilmoitukset olet sulkenut. Selaimessasi ei ole mainosevästeitä eikä ulkopuolisia.',
        ],
      },
      {
        heading: 'Sinä päätät',
        paragraphs: [
          'Voit poistaa evästeet ja tallennetut tiedot selaimesta milloin tahansa. Silloin sinut kirjataan ulos ja ilmoitukset voivat näkyä uudelleen. Alla olevassa luettelossa on jokainen kohta tarkoituksineen ja säilytysaikoineen.',
        ],
      },
    ],
  },
  faq: {
    title: 'Usein kysyttyä',
    sections: [
      {
        heading: 'Mitä se maksaa?',
        paragraphs: [
          'Rekisteröityminen, hakeminen ja tykkääminen on ilmaista. Viestin lähettäminen maksaa krediittejä. Ostat krediitit kerralla, tilausta ei ole, eikä mikään uusiudu itsestään.',
          'Mikä tahansa ostos tekee sinusta pysyvästi premium-jäsenen: näet kaikki kuvat, aloitat niin monta keskustelua kuin haluat ja voit ladata 25 kuvaa.',
        ],
      },
      {
        heading: 'Ovatko kaikki profiilit oikeita?',
        paragraphs: [
          'Eivät. Osa profiileista on kuvitteellisia ja tarkoitettu viihteeksi. Sanat ”kuvitteellinen profiili” ovat nimen vieressä kaikkialla, missä sellainen näkyy. Kuvitteelliset profiilit eivät koskaan aloita keskustelua, eivät tykkää sinusta, eikä niitä voi tavata.',
        ],
      },
      {
        heading: 'Kuka näkee, missä olen?',
        paragraphs: ['Ei kukaan. Muut näkevät paikkakuntasi ja summittaisen etäisyyden paikkakuntien välillä. Emme tallenna sijaintiasi.'],
      },
      {
        heading: 'Miten suurempi mahdollisuus osumaan on mitattu?',
        paragraphs: [
          'Luku vertaa premium-jäsenten ja ilmaisjäsenten osumia ensimmäisen kuukauden aikana. Se on katsaus monen jäsenen kokemuksiin, ei lupaus yhdelle.',
        ],
      },
      {
        heading: 'Miten poistan tilini?',
        paragraphs: [
          'Avaa asetukset ja valitse ”Poista tilini”. Profiilisi katoaa heti. Voit palata 14 päivän kuluessa sähköpostimme linkistä; sen jälkeen tietosi poistetaan.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Tietosuoja',
    sections: [
      {
        heading: 'Kuka vastaa',
        paragraphs: ['Tiedoistasi vastaa {company}, {address}, {city}. Tavoitat meidät osoitteesta {support_email}.'],
      },
      {
        heading: 'Mitä käsittelemme ja miksi',
        paragraphs: [
          'Sähköpostiosoitettasi, nimeäsi, syntymäaikaasi, paikkakuntaasi, profiiliasi, kuviasi, tykkäyksiäsi ja viestejäsi, jotta palvelu toimii. Tilauksiasi, koska verolaki vaatii sitä. Sitä, mitä profiilisi kertoo seksielämästäsi ja suuntautumisestasi, vain nimenomaisella suostumuksellasi, jonka voit perua milloin tahansa.',
          'Lähetämme sinulle tarjouksia ja uutisia sivustosta vain, jos olet ottanut ne käyttöön, enintään kaksi kertaa kuussa. Yksi napsautus sähköpostissa tai asetuksissasi poistaa ne käytöstä.',
          'Emme myy tietoja, emme näytä ulkopuolisten mainoksia emmekä tee sinua koskevia päätöksiä pelkästään koneellisesti.',
        ],
      },
      {
        heading: 'Mitä vain laskemme',
        paragraphs: [
          'Kuinka usein aloitussivua katsotaan ja kuinka moni rekisteröityy sen kautta. Taulukossa on kuusi saraketta: sivu, kampanja, versio, päivä, katselut ja rekisteröitymiset. Siinä ei ole mitään sinusta. Jotta näet saman version koko käyntisi ajan ja sinut lasketaan vain kerran, selaimesi säilyttää 30 päivää satunnaisen numeron ja tiedon aloitussivuista, jotka se on näyttänyt.',
        ],
      },
      {
        heading: 'Kuinka kauan säilytämme tietoja',
        paragraphs: [
          'Viestit piilotetaan 90 päivän kuluttua ja poistetaan 12 kuukauden kuluttua. Poistettu tili hävitetään 14 päivän kuluttua. Maksutiedot säilytetään niin kauan kuin laki vaatii.',
        ],
      },
      {
        heading: 'Oikeutesi',
        paragraphs: [
          'Voit katsoa, korjata, siirtää ja poistattaa tietosi, vastustaa niiden käyttöä ja valittaa maasi tietosuojaviranomaiselle. Useimman voit tehdä itse asetuksissa; muissa asioissa kirjoita osoitteeseen {support_email}.',
        ],
      },
    ],
  },
  'return-policy': {
    title: 'Palautukset',
    sections: [
      {
        heading: '{refund_days} päivää aikaa muuttaa mielesi',
        paragraphs: [
          'Voit palauttaa tilauksen käyttämättömät krediitit {refund_days} päivän kuluessa ostosta syytä ilmoittamatta.',
          'Hyvitys on: maksettu summa kertaa tilauksen käyttämättömät krediitit jaettuna tilauksen krediiteillä, pyöristettynä sentilleen sinun eduksesi. Raha palautetaan käyttämälläsi maksutavalla.',
        ],
      },
      {
        heading: 'Näin se tehdään',
        paragraphs: [
          'Avaa tapahtumasi, valitse tilaus ja paina ”Peruuta sopimus tästä”. Voit myös lähettää meille alla olevan lomakkeen sähköpostitse tai postitse.',
        ],
      },
      {
        heading: 'Peruuttamislomakkeen malli',
        paragraphs: [
          'Vastaanottaja {company}, {address}, {city}, {support_email}: Peruutan täten seuraavien krediittien ostoa koskevan sopimukseni. Tilauspäivä: … Tilausnumero: … Nimi: … Tilin sähköpostiosoite: … Päiväys: …',
        ],
      },
    ],
  },
  safety: {
    title: 'Turvallisuuskeskus',
    sections: [
      {
        heading: 'Oletko vaarassa juuri nyt?',
        paragraphs: ['Soita maasi hätänumeroon. Se on maksutonta ja onnistuu mistä tahansa puhelimesta.'],
      },
      {
        heading: 'Kun tutustutte',
        paragraphs: [
          'Pysy palvelussa {site}, kunnes luotat toiseen. Jos joku haluaa siirtyä toiseen viestisovellukseen jo ensimmäisissä viesteissä, siihen on usein syy, jota hän ei kerro.',
          'Älä koskaan lähetä rahaa, lahjakortteja tai kuvia henkilöpapereistasi ihmiselle, jota et ole tavannut, oli tarina mikä tahansa. Palvelusta {site} ei koskaan kysytä salasanaasi.',
          'Pidä sukunimesi, osoitteesi, työpaikkasi ja pankkitietosi omana tietonasi. Katso myös, mitä kuviesi taustalla näkyy.',
        ],
      },
      {
        heading: 'Ensitreffit',
        paragraphs: [
          'Tavatkaa julkisella paikalla, kerro ystävälle, missä olet ja milloin palaat, ja hoida meno- ja paluumatka itse.',
          'Saat sanoa ei ja lähteä milloin tahansa. Kukaan ei ole drinkistä kenellekään mitään velkaa.',
        ],
      },
      {
        heading: 'Piilota, estä, ilmoita',
        paragraphs: [
          'Jokaisen jäsenen vieressä oleva kilpi antaa kolme vaihtoehtoa: voit piilottaa hänet hausta, estää hänet, jolloin ette enää näe toisianne, tai ilmoittaa hänestä meille. Asetuksista löydät jäsenet, jotka olet piilottanut tai estänyt, sekä tekemäsi ilmoitukset.',
          'Jokaisen ilmoituksen käsittelee ihminen. Saat tietää, mihin se johti, ja voit hakea muutosta 6 kuukauden kuluessa.',
        ],
      },
      {
        heading: 'Viranomaiset ja oikeudelliset ilmoitukset',
        paragraphs: [
          'Yhtiön {company} keskitetty yhteyspiste viranomaisille, Euroopan komissiolle ja käyttäjille digipalvelusäädöksen (Digital Services Act) 11 ja 12 artiklan mukaisesti on {support_email}. Voit kirjoittaa englanniksi, hollanniksi tai saksaksi.',
        ],
      },
      {
        heading: 'Ilman tiliä',
        paragraphs: [
          'Kuka tahansa voi ilmoittaa väärinkäytöksestä alla olevalla lomakkeella: profiilista, joka käyttää kuviasi, alaikäisestä, huijauksesta tai lainvastaisesta sisällöstä.',
        ],
      },
    ],
  },
  service: {
    title: 'Asiakaspalvelu',
    sections: [
      {
        heading: 'Kirjoita tai soita meille',
        paragraphs: [
          'Sähköposti: {support_email}. Puhelin: {support_phone}. Vastaamme kahden arkipäivän kuluessa omalla kielelläsi.',
          'Käytä valitukseen valituslomaketta: saat numeron heti ja vastauksen 14 päivän kuluessa.',
        ],
      },
      {
        heading: 'Yrityksen tiedot',
        paragraphs: ['{company}, {address}, {city}. Kauppakamarin numero: {kvk}. Arvonlisäverotunniste: {vat}.'],
      },
    ],
  },
  terms: {
    title: 'Käyttöehdot',
    sections: [
      {
        heading: 'Palvelu',
        paragraphs: [
          'Palvelun {site} tarjoaa {company}. Se on paikka, jossa aikuiset tutustuvat ja juttelevat. Sinun on oltava vähintään 18-vuotias, ja sinulla voi olla yksi tili.',
        ],
      },
      {
        heading: 'Kuvitteelliset profiilit',
        paragraphs: [
          'Osa profiileista on kuvitteellisia ja tarkoitettu viihteeksi. Se kerrotaan sanoin kaikkialla, missä ne näkyvät. Kuvassa näkyvää henkilöä ei voi tavata.',
        ],
      },
      {
        heading: 'Krediitit',
        paragraphs: [
          'Viestit, kuvat ja lahjat maksavat krediittejä; hinta on painikkeen vieressä. Krediitit eivät vanhene niin kauan kuin tili on olemassa. Ilmaiset krediitit käytetään ensin, eikä niitä hyvitetä; käyttämättömät ostetut krediitit voi palauttaa {refund_days} päivän kuluessa.',
        ],
      },
      {
        heading: 'Mikä ei ole sallittua',
        paragraphs: [
          'Häirintä, uhkailu, viha, muiden kuvat, maksullisten palvelujen tarjoaminen, mainonta ja kaikki laiton tai alaikäisiin liittyvä. Poistamme sellaisen, kerromme miksi ja voimme sulkea tilin. Voit hakea muutosta tällaiseen päätökseen.',
        ],
      },
      {
        heading: 'Vastuu ja laki',
        paragraphs: [
          'Pidämme palvelusta huolta mutta emme voi vastata siitä, mitä jäsenet kertovat itsestään. Asuinmaasi laki suojaa sinua kuluttajana. Kysymyksissä ja valituksissa kirjoita osoitteeseen {support_email}.',
        ],
      },
    ],
  },
};
