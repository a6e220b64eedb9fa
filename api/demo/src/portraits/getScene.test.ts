import { getLook } from '../../../src/pictures/figure/getLook';
import { getScene } from './getScene';

const seeds = Array.from({ length: 80 }, (_, index) => ({
  person: index * 613,
  ageBand: index % 5,
  skin: index % 8,
  hair: index % 5,
  photo: 0,
}));

test('R-227 the first picture shows the face, never a silhouette', () => {
  for (const seed of seeds) {
    const scene = getScene(seed, getLook(seed, 'female'));
    expect(scene.isSilhouette).toBe(false);
    expect(scene.scale).toBeGreaterThan(1);
  }
});

test('R-369 a person’s pictures vary in background and scale', () => {
  const [seed] = seeds;
  if (!seed) throw new Error('no seed');
  const scenes = [0, 1, 2, 3, 4, 5].map((photo) => getScene({ ...seed, photo }, getLook(seed, 'male')));
  expect(new Set(scenes.map(({ background }) => background)).size).toBeGreaterThan(2);
  expect(new Set(scenes.map(({ scale }) => scale)).size).toBe(6);
});

test('nobody wears a summer dress in the snow', () => {
  for (const seed of seeds.flatMap((firstSeed) => [1, 2, 3].map((photo) => ({ ...firstSeed, photo })))) {
    const { background, outfit } = getScene(seed, getLook(seed, 'female'));
    if (background === 'snow') expect(outfit.garment.sleeve).toBe('long');
  }
});
