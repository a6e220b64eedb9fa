import { encodeArtSeed } from '../../../src/pictures/figure/artSeed';
import { garments } from '../../../src/pictures/figure/Garment';
import { getHairStyles } from '../../../src/pictures/hair/getHairStyles';
import { drawPortrait } from './drawPortrait';

const drawMarkup = (person: number, photo: number) => {
  const { background, foreground } = drawPortrait(
    encodeArtSeed({ person, ageBand: person % 5, skin: person % 8, hair: person % 6, photo }),
    person % 2 ? 'male' : 'female',
  );
  return background + foreground;
};

const drawings = Array.from({ length: 60 }, (_, index) => drawMarkup(index * 1117, index % 6));

test('every picture is drawn from finite numbers only', () => {
  for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
});

test('every paint and clip that is used is defined', () => {
  for (const drawing of drawings) {
    const ids = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, id] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
  }
});

test('no picture contains embedded images, scripts or links', () => {
  for (const drawing of drawings) expect(drawing).not.toMatch(/<image|<script|href/);
});

test('there are enough garments and hair styles for every gender and age', () => {
  for (const gender of ['male', 'female'] as const) {
    expect(garments.filter(({ genders }) => genders.includes(gender)).length).toBeGreaterThan(10);
    for (const ageBand of [0, 1, 2, 3, 4]) expect(getHairStyles(gender, ageBand, 'brown').length).toBeGreaterThan(5);
  }
});
