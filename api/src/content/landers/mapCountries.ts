interface DrawingOptions {
  /** Width of the country in cells. */
  columns: number;
  /** Maximum distance of land from a populated place, in cell widths. */
  reach: number;
  /** Part of the country to draw: distant islands would leave no room for the rest. */
  bounds?: { latitude: readonly [number, number]; longitude: readonly [number, number] };
  /** Towns in the middle of regions, as `code:latitude,longitude` separated by spaces, for countries whose places have no usable region. */
  towns?: string;
  /** Cities to draw larger than they are, so that they can be pressed, as `code:latitude,longitude` separated by spaces. */
  largeCities?: string;
  /** An overseas area, drawn in an empty corner of the map: its code, and its cells as pairs of column and row. */
  overseas?: { code: string; cells: readonly (readonly [column: number, row: number])[] };
}

/** The overseas regions of France: seven adjacent cells, which are large enough to press on a small screen, and two islands beside them. */
const FR_ISLANDS: readonly (readonly [number, number])[] = [
  [3, 25],
  [5, 25],
  [2, 26],
  [4, 26],
  [6, 26],
  [3, 27],
  [5, 27],
  [8, 28],
  [3, 29],
  [5, 29],
];

/** How to draw each country with hexagonal cells; the US is drawn with tiles, and other countries are not drawn. */
export const drawingOptionsByCountry: Readonly<Record<string, DrawingOptions>> = {
  NL: { columns: 26, reach: 0.9 },
  BE: { columns: 24, reach: 0.9 },
  LU: { columns: 14, reach: 1 },
  DE: { columns: 26, reach: 0.9, largeCities: 'BE:52.52,13.4 HB:53.1,8.8 HH:53.55,10' },
  AT: { columns: 32, reach: 0.9 },
  CH: { columns: 32, reach: 0.9 },
  FR: { columns: 26, reach: 0.9, overseas: { code: 'outre-mer', cells: FR_ISLANDS } },
  IT: { columns: 26, reach: 0.8 },
  PL: { columns: 26, reach: 0.9 },
  DK: { columns: 24, reach: 0.9 },
  FI: { columns: 18, reach: 1.9 },
  NO: { columns: 24, reach: 1.5, bounds: { latitude: [57, 71.5], longitude: [4, 32] } },
  SE: { columns: 18, reach: 1.7 },
  CA: { columns: 44, reach: 3, bounds: { latitude: [41, 70], longitude: [-142, -52] } },
  AU: { columns: 30, reach: 3, bounds: { latitude: [-44, -10], longitude: [112, 154] } },
  GB: {
    columns: 20,
    reach: 1.1,
    bounds: { latitude: [49.8, 59.5], longitude: [-8.3, 2] },
    largeCities: 'london:51.5,-0.12',
    towns:
      'scotland:60,-3 scotland:58.5,-4 scotland:57.5,-4.5 scotland:57.3,-2.5 scotland:56.5,-3 scotland:56,-3.5 scotland:55.9,-4.5 scotland:55.9,-3 scotland:55.65,-2.7 scotland:55.2,-3.6 scotland:55,-4.6 scotland:55.15,-3.2 scotland:56.5,-6 scotland:57.5,-7 scotland:55.4,-5.6 scotland:55.85,-2.3 ' +
      'northern-ireland:54.6,-6.7 northern-ireland:54.6,-5.8 northern-ireland:54.3,-7.6 northern-ireland:55,-7 northern-ireland:54.3,-6.2 northern-ireland:55,-6.2 ' +
      'wales:53.2,-4.2 wales:53.2,-3.5 wales:53.05,-3.1 wales:52.6,-3.7 wales:52.4,-4 wales:52.3,-3.3 wales:51.9,-4.8 wales:51.8,-3.9 wales:51.6,-3.3 wales:51.75,-2.95 wales:52.05,-3.3 ' +
      'north-east:55.3,-1.9 north-east:55,-1.6 north-east:54.65,-1.6 north-east:54.6,-1.1 north-east:55,-2.3 north-east:55.6,-1.9 ' +
      'north-west:54.7,-2.9 north-west:54.3,-2.9 north-west:54.5,-3.4 north-west:53.8,-2.6 north-west:53.5,-2.3 north-west:53.4,-2.9 north-west:53.2,-2.5 north-west:54.9,-2.9 north-west:54.05,-2.8 ' +
      'yorkshire:54.2,-1.5 yorkshire:53.8,-1.6 yorkshire:53.4,-1.4 yorkshire:53.8,-.4 yorkshire:54.2,-.6 yorkshire:53.55,-.5 yorkshire:54.2,-2.1 yorkshire:54.35,-1 ' +
      'east-midlands:53.2,-.4 east-midlands:53,-1 east-midlands:52.7,-1.2 east-midlands:53.1,-1.6 east-midlands:52.3,-.9 east-midlands:52.9,-.1 east-midlands:53.2,.1 ' +
      'west-midlands:52.5,-1.9 west-midlands:52.9,-2.1 west-midlands:52.7,-2.7 west-midlands:52.2,-2.2 west-midlands:52.1,-2.7 west-midlands:52.3,-1.5 west-midlands:52.45,-2.85 ' +
      'east:52.6,1.2 east:52.2,1 east:51.8,.6 east:52.3,.1 east:51.85,-.3 east:52.6,.4 east:52.15,-.4 east:51.6,.5 ' +
      'south-east:51.2,.8 south-east:51.2,.3 south-east:50.9,.1 south-east:51.2,-.5 south-east:51,-1.2 south-east:51.4,-1 south-east:51.8,-1.2 south-east:51.8,-.8 south-east:50.7,-1.3 south-east:50.9,-.6 ' +
      'south-west:51.5,-2.3 south-west:51.8,-2.1 south-west:51.2,-1.9 south-west:51.1,-2.8 south-west:50.8,-2.2 south-west:50.7,-3.6 south-west:50.4,-4.8 south-west:50.2,-5.2 south-west:51,-4 south-west:51.6,-1.8',
  },
  ES: {
    columns: 32,
    reach: 0.9,
    bounds: { latitude: [35.8, 44], longitude: [-10, 5] },
    towns:
      'A:38.35,-0.48 AB:39,-1.86 AL:36.95,-2.45 AV:40.66,-4.7 B:41.6,2.05 BA:38.75,-6.2 BI:43.26,-2.93 BU:42.34,-3.7 C:43.1,-8.4 CA:36.5,-5.9 CC:39.6,-6.2 CO:37.95,-4.8 CR:38.98,-3.7 CS:40.1,-0.15 CU:40,-2.2 GI:42.1,2.6 GR:37.3,-3.4 GU:40.8,-2.7 H:37.5,-6.9 HU:42.2,-0.2 J:37.9,-3.5 L:42,1.05 LE:42.65,-5.8 LO:42.3,-2.5 LU:43.05,-7.5 M:40.45,-3.7 MA:36.8,-4.7 MU:38,-1.5 NA:42.7,-1.65 O:43.35,-5.9 OR:42.2,-7.6 P:42.4,-4.55 PM:39.6,3 PO:42.45,-8.55 S:43.25,-4 SA:40.85,-6 SE:37.4,-5.7 SG:41.15,-4.1 SO:41.65,-2.6 SS:43.2,-2.2 T:41.1,1 TE:40.7,-0.85 TO:39.8,-4.1 V:39.4,-0.75 VA:41.65,-4.8 VI:42.85,-2.7 Z:41.6,-1 ZA:41.75,-6',
  },
  IE: {
    columns: 18,
    reach: 1.4,
    towns:
      'CW:52.72,-6.84 CN:53.97,-7.3 CE:52.87,-8.98 CO:51.95,-8.75 DL:54.92,-7.95 D:53.35,-6.3 G:53.35,-8.9 KY:52.1,-9.65 KE:53.2,-6.8 KK:52.58,-7.22 LS:53,-7.33 LM:54.1,-8 LK:52.5,-8.75 LD:53.73,-7.7 LH:53.9,-6.5 MO:53.9,-9.3 MH:53.63,-6.65 MN:54.2,-6.92 OY:53.23,-7.6 RN:53.75,-8.27 SO:54.15,-8.6 TA:52.67,-7.9 WD:52.2,-7.5 WH:53.55,-7.42 WX:52.47,-6.55 WW:52.98,-6.38',
  },
  NZ: {
    columns: 22,
    reach: 2.2,
    bounds: { latitude: [-48, -34], longitude: [165, 179] },
    towns:
      'AUK:-36.87,174.76 BOP:-38,176.7 CAN:-43.6,171.6 GIS:-38.4,177.9 HKB:-39.4,176.6 MBH:-41.75,173.7 MWT:-39.95,175.5 NTL:-35.6,174 NSN:-41.2,173.3 OTA:-45.4,169.9 STL:-45.9,167.9 TKI:-39.3,174.3 TAS:-41.3,172.6 WKO:-38.2,175.3 WGN:-41.1,175.3 WTC:-42.9,171',
  },
};
