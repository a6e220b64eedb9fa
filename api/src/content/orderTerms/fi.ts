import type { OrderTerms } from './OrderTerms';

export const fi: OrderTerms = {
  order:
    'Painamalla maksupainiketta tilaat krediittejä yritykseltä {company}, {address}, {city}. Näytetty hinta on kokonaishinta arvonlisäveroineen. Krediitit lisätään tilillesi heti, kun maksu on vahvistettu. Tilausta ei ole, eikä mikään uusiudu.',
  withdrawal:
    'Voit peruuttaa tämän sopimuksen {days} päivän kuluessa syytä ilmoittamatta. Rastittamalla ruudun pyydät meitä aloittamaan heti; käytettyjä krediittejä ei hyvitetä, ja käyttämättömien hinta palautetaan samalla maksutavalla. Peruuttamislomakkeen malli on palautuksia koskevalla sivulla.',
  voluntary_return:
    'Vapaaehtoisena palveluna voit palauttaa käyttämättömät krediitit {days} päivän kuluessa ostosta. Tilauksen käyttämättömien krediittien hinta palautetaan samalla maksutavalla. Lakisääteiset oikeutesi säilyvät ennallaan.',
};
