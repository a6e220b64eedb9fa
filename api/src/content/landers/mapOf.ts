import maps from './maps.json';

/** A country as it is drawn: its size and the outline of each region by its code. */
export interface DrawnMap {
  width: number;
  height: number;
  paths: Readonly<Record<string, string>>;
}

const DRAWN: Readonly<Record<string, DrawnMap>> = maps;

/** The drawing of a country (ISO 3166 alpha-2) that `drawMaps.ts` made; without size where its regions are too many to draw. */
export const mapOf = (country: string): DrawnMap => DRAWN[country] ?? { width: 0, height: 0, paths: {} };
