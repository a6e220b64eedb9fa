/** Generates deterministic pseudo-random points, with coordinates and sizes from 0 to 1, so that server and browser draw the same picture. */
export function createSeededPoints(count: number, seed: number): { x: number; y: number; size: number }[] {
  let state = seed;
  const nextRandom = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.round((state / 2_147_483_647) * 1_000) / 1_000;
  };
  return Array.from({ length: count }, () => ({ x: nextRandom(), y: nextRandom(), size: nextRandom() }));
}
