import maps from './maps.json';

/** Drawing of a country: its size, the outline of each region or area by code and, on tiles, where each code is written. */
export interface DrawnMap {
  width: number;
  height: number;
  paths: Readonly<Record<string, string>>;
  labels?: Readonly<Record<string, { x: number; y: number }>>;
}

const MAPS: Readonly<Record<string, DrawnMap>> = maps;

/** Returns the drawing of a country (ISO 3166 alpha-2), made by `drawMaps.ts`; size 0 and no paths for a country that is not drawn. */
export const getMap = (country: string): DrawnMap => MAPS[country] ?? { width: 0, height: 0, paths: {} };
