interface DrawingOptions {
  /** Width of the country in cells. */
  columns: number;
  /** Maximum distance of land from a populated place, in cell widths. */
  reach: number;
  /** Part of the country to draw: distant islands would leave no room for the rest. */
  bounds?: { latitude: readonly [number, number]; longitude: readonly [number, number] };
  /** Towns in the middle of regions, as `code:latitude,longitude` separated by spaces, for countries whose places have no usable region. */
  towns?: string;
}

/** How to draw each country; others are not drawn. */
export const countries: Readonly<Record<string, DrawingOptions>> = {
  NL: { columns: 26, reach: 0.9 },
  BE: { columns: 24, reach: 0.9 },
  LU: { columns: 14, reach: 1 },
  DE: { columns: 26, reach: 0.9 },
  AT: { columns: 32, reach: 0.9 },
  CH: { columns: 32, reach: 0.9 },
  FR: { columns: 26, reach: 0.9 },
  IT: { columns: 26, reach: 0.8 },
  PL: { columns: 26, reach: 0.9 },
  DK: { columns: 24, reach: 0.9 },
  FI: { columns: 18, reach: 1.9 },
  NO: { columns: 24, reach: 1.5, bounds: { latitude: [57, 71.5], longitude: [4, 32] } },
  SE: { columns: 18, reach: 1.7 },
  US: { columns: 44, reach: 1.2, bounds: { latitude: [24, 50], longitude: [-125, -66] } },
  CA: { columns: 44, reach: 3, bounds: { latitude: [41, 70], longitude: [-142, -52] } },
  AU: { columns: 30, reach: 3, bounds: { latitude: [-44, -10], longitude: [112, 154] } },
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
