import type { DrawnMap } from './getMap';

/** Side of a tile in drawing units; with eleven tiles in a row, each is at least 24 px wide on a screen of 320 px. */
const TILE_SIDE = 28;

/** States of the US as equal tiles, roughly in place, so that small and distant states are as easy to press as large ones. */
const US_ROWS = [
  'AK .  .  .  .  .  .  .  .  .  ME',
  '.  .  .  .  .  .  .  .  .  VT NH',
  'WA ID MT ND MN IL WI MI NY RI MA',
  'OR NV WY SD IA IN OH PA NJ CT .',
  'CA UT CO NE MO KY WV VA MD DE .',
  '.  AZ NM KS AR TN NC SC DC .  .',
  '.  .  .  OK LA MS AL GA .  .  .',
  'HI .  .  TX .  .  .  .  FL .  territories',
];

/** Draws rows of codes as a map of square tiles, with the label of each code in the middle of its tile; `.` leaves a place empty. */
export function drawTiles(rows: readonly string[] = US_ROWS): DrawnMap {
  const tiles = rows.flatMap((line, row) =>
    line
      .split(/ +/)
      .map((code, column) => ({ code, x: column * TILE_SIDE, y: row * TILE_SIDE }))
      .filter(({ code }) => code !== '.'),
  );
  tiles.sort((first, second) => (first.code < second.code ? -1 : 1));
  return {
    width: Math.max(...tiles.map(({ x }) => x)) + TILE_SIDE,
    height: rows.length * TILE_SIDE,
    paths: Object.fromEntries(tiles.map(({ code, x, y }) => [code, `M${x} ${y}h${TILE_SIDE}v${TILE_SIDE}h-${TILE_SIDE}z`])),
    labels: Object.fromEntries(tiles.map(({ code, x, y }) => [code, { x: x + TILE_SIDE / 2, y: y + TILE_SIDE / 2 }])),
  };
}
