import maps from './maps.json';

/** Drawing of a country: its size and the outline of each region by code. */
export interface DrawnMap {
  width: number;
  height: number;
  paths: Readonly<Record<string, string>>;
}

const MAPS: Readonly<Record<string, DrawnMap>> = maps;

/** Returns the drawing of a country (ISO 3166 alpha-2), made by `drawMaps.ts`; size 0 and no paths for a country that is not drawn. */
export const getMap = (country: string): DrawnMap => MAPS[country] ?? { width: 0, height: 0, paths: {} };
