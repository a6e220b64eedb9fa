import { renderToStaticMarkup } from 'react-dom/server';
import { EveningPicture } from './EveningPicture';
import { houses } from './houses';
import { createHousePath, WATER_LINE_Y } from './housePath';
import { createSeededPoints } from './seededPoints';
import { computeWindows } from './toWindows';

describe('the evening picture', () => {
  it('R-353 draws the same on the server each time', () => {
    expect(renderToStaticMarkup(<EveningPicture />)).toBe(renderToStaticMarkup(<EveningPicture />));
  });

  it('R-353 leaves no gap between the houses', () => {
    houses.slice(1).forEach((house, index) => {
      const previousHouse = houses[index];
      expect(house.x).toBe((previousHouse?.x ?? 0) + (previousHouse?.width ?? 0));
    });
  });

  it.each(houses.map((house) => [house.gable, house] as const))('R-353 a %s gable starts and ends at the water', (_, house) => {
    expect(createHousePath(house)).toMatch(new RegExp(`^M-?\\d+ ${WATER_LINE_Y}.*V${WATER_LINE_Y}Z$`));
    expect(createHousePath(house)).not.toMatch(/NaN/);
  });

  it('R-353 keeps every window inside its house', () => {
    for (const house of houses)
      for (const window of computeWindows(house)) {
        expect(window.x).toBeGreaterThan(house.x);
        expect(window.x + window.width).toBeLessThan(house.x + house.width);
        expect(window.y + window.height).toBeLessThan(WATER_LINE_Y);
      }
  });

  it('points are the same for a seed and differ between seeds', () => {
    expect(createSeededPoints(3, 7)).toEqual(createSeededPoints(3, 7));
    expect(createSeededPoints(3, 7)).not.toEqual(createSeededPoints(3, 8));
  });
});
