import maps from './maps.json';

/** Drawing of a country: its size and the outline of each region by code. */
export interface DrawnMap {
  width: number;
  height: number;
  paths: Readonly<Record<string, string>>;
}

const DRAWN: Readonly<Record<string, DrawnMap>> = maps;

/** The drawing of a country (ISO 3166 alpha-2) made by `drawMaps.ts`; without size when it has too many regions to draw. */
export const getMap = (country: string): DrawnMap => DRAWN[country] ?? { width: 0, height: 0, paths: {} };
