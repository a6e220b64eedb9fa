import type { Locale } from '@rendezvous/shared/contract';

export interface Place {
  city: string;
  /** ISO 3166-2 code without the country prefix. */
  region: string;
  latitude: number;
  longitude: number;
  language: Locale;
}

type Row = readonly [city: string, region: string, latitude: number, longitude: number, language?: Locale];

const ROWS_BY_COUNTRY: Record<string, { language: Locale; rows: readonly Row[] }> = {
  NL: {
    language: 'nl',
    rows: [
      ['Amsterdam', 'NH', 52.374, 4.8897],
      ['Rotterdam', 'ZH', 51.9225, 4.4792],
      ['Utrecht', 'UT', 52.0908, 5.1222],
      ['Eindhoven', 'NB', 51.4408, 5.4778],
      ['Groningen', 'GR', 53.2192, 6.5667],
      ['Nijmegen', 'GE', 51.8425, 5.8528],
      ['Haarlem', 'NH', 52.3808, 4.6368],
      ['Maastricht', 'LI', 50.8483, 5.6889],
      ['Zwolle', 'OV', 52.5125, 6.0944],
      ['Breda', 'NB', 51.5866, 4.776],
    ],
  },
  BE: {
    language: 'nl',
    rows: [
      ['Antwerpen', 'VLG', 51.2205, 4.4003],
      ['Gent', 'VLG', 51.05, 3.7167],
      ['Brussels', 'BRU', 50.8505, 4.3488, 'fr'],
      ['Leuven', 'VLG', 50.8796, 4.7009],
      ['Brugge', 'VLG', 51.2089, 3.2242],
      ['Liège', 'WAL', 50.6337, 5.5675, 'fr'],
      ['Namur', 'WAL', 50.4669, 4.8675, 'fr'],
      ['Hasselt', 'VLG', 50.9311, 5.3378],
    ],
  },
  DE: {
    language: 'de',
    rows: [
      ['Berlin', 'BE', 52.5244, 13.4105],
      ['Hamburg', 'HH', 53.5507, 9.993],
      ['Köln', 'NW', 50.9333, 6.95],
      ['Munich', 'BY', 48.1374, 11.5755],
      ['Leipzig', 'SN', 51.3396, 12.3713],
      ['Düsseldorf', 'NW', 51.2217, 6.7762],
      ['Freiburg', 'BW', 47.9959, 7.8522],
      ['Bremen', 'HB', 53.0758, 8.8072],
      ['Frankfurt am Main', 'HE', 50.1155, 8.6842],
    ],
  },
  FR: {
    language: 'fr',
    rows: [
      ['Paris', 'IDF', 48.8534, 2.3488],
      ['Lyon', 'ARA', 45.7485, 4.8467],
      ['Nantes', 'PDL', 47.2172, -1.5534],
      ['Bordeaux', 'NAQ', 44.8404, -0.5805],
      ['Toulouse', 'OCC', 43.6043, 1.4437],
      ['Lille', 'HDF', 50.633, 3.0586],
      ['Strasbourg', 'GES', 48.5839, 7.7455],
      ['Marseille', 'PAC', 43.297, 5.3811],
    ],
  },
  IT: {
    language: 'it',
    rows: [
      ['Rome', '62', 41.8919, 12.5113],
      ['Milan', '25', 45.4643, 9.1895],
      ['Turin', '21', 45.0705, 7.6868],
      ['Bologna', '45', 44.4938, 11.3387],
      ['Florence', '52', 43.7792, 11.2463],
      ['Naples', '72', 40.8522, 14.2681],
      ['Verona', '34', 45.4299, 10.9844],
      ['Palermo', '82', 38.132, 13.3356],
    ],
  },
  ES: {
    language: 'es',
    rows: [
      ['Madrid', 'M', 40.4165, -3.7026],
      ['Barcelona', 'B', 41.3888, 2.159],
      ['Valencia', 'V', 39.4697, -0.3774],
      ['Sevilla', 'SE', 37.3828, -5.9732],
      ['Zaragoza', 'Z', 41.6561, -0.8773],
      ['Málaga', 'MA', 36.7202, -4.4203],
      ['Bilbao', 'BI', 43.2627, -2.9253],
      ['Granada', 'GR', 37.1882, -3.6067],
    ],
  },
  PL: {
    language: 'pl',
    rows: [
      ['Warsaw', '14', 52.2298, 21.0118],
      ['Kraków', '12', 50.0614, 19.9366],
      ['Wrocław', '02', 51.1, 17.0333],
      ['Poznań', '30', 52.4069, 16.9299],
      ['Gdańsk', '22', 54.3523, 18.6491],
      ['Łódź', '10', 51.7706, 19.4739],
      ['Lublin', '06', 51.25, 22.5667],
      ['Katowice', '24', 50.2584, 19.0275],
    ],
  },
  DK: {
    language: 'da',
    rows: [
      ['Copenhagen', '84', 55.6759, 12.5655],
      ['Århus', '82', 56.1567, 10.2108],
      ['Odense', '83', 55.3959, 10.3883],
      ['Aalborg', '81', 57.048, 9.9187],
      ['Esbjerg', '83', 55.4703, 8.4519],
      ['Roskilde', '85', 55.6415, 12.0803],
      ['Vejle', '83', 55.7093, 9.5357],
    ],
  },
  FI: {
    language: 'fi',
    rows: [
      ['Helsinki', '18', 60.1695, 24.9354],
      ['Tampere', '11', 61.4991, 23.7871],
      ['Turku', '19', 60.4515, 22.2687],
      ['Oulu', '14', 65.0124, 25.4682],
      ['Jyväskylä', '08', 62.2415, 25.7209],
      ['Espoo', '18', 60.2052, 24.6522, 'sv'],
      ['Kuopio', '15', 62.8924, 27.677],
    ],
  },
  NO: {
    language: 'nb',
    rows: [
      ['Oslo', '03', 59.9127, 10.7461],
      ['Bergen', '46', 60.393, 5.3242],
      ['Trondheim', '50', 63.4305, 10.3951],
      ['Stavanger', '11', 58.9701, 5.7333],
      ['Drammen', '30', 59.7439, 10.2045],
      ['Kristiansand', '09', 58.1467, 7.9956],
      ['Ålesund', '15', 62.4723, 6.1549],
    ],
  },
  SE: {
    language: 'sv',
    rows: [
      ['Stockholm', 'AB', 59.3294, 18.0687],
      ['Göteborg', 'O', 57.7072, 11.9668],
      ['Malmö', 'M', 55.6059, 13.0007],
      ['Uppsala', 'C', 59.8588, 17.6389],
      ['Örebro', 'T', 59.2741, 15.2066],
      ['Linköping', 'E', 58.4109, 15.6216],
      ['Umeå', 'AC', 63.8284, 20.2597],
      ['Västerås', 'U', 59.6162, 16.5528],
    ],
  },
  GB: {
    language: 'en',
    rows: [
      ['London', 'LND', 51.5085, -0.1257],
      ['Manchester', 'MAN', 53.4809, -2.2374],
      ['Bristol', 'BST', 51.4552, -2.5966],
      ['Edinburgh', 'EDH', 55.9521, -3.1965],
      ['Leeds', 'LDS', 53.7965, -1.5478],
      ['Brighton', 'BNH', 50.8284, -0.1395],
      ['Cardiff', 'CRF', 51.48, -3.18],
      ['Birmingham', 'BIR', 52.4814, -1.8998],
    ],
  },
};

/** Places where demo members live, by country, with coordinates from GeoNames (CC BY 4.0) and the local language. */
export const placesByCountry: Record<string, readonly Place[]> = Object.fromEntries(
  Object.entries(ROWS_BY_COUNTRY).map(([country, { language, rows }]) => [
    country,
    rows.map(([city, region, latitude, longitude, ownLanguage]) => ({
      city,
      region,
      latitude,
      longitude,
      language: ownLanguage ?? language,
    })),
  ]),
);
