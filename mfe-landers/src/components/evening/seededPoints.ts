/** Points between 0 and 1 that look random and are the same each time, so that server and browser draw one picture. */
export function seededPoints(count: number, seed: number): { x: number; y: number; size: number }[] {
  let state = seed;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.round((state / 2_147_483_647) * 1_000) / 1_000;
  };
  return Array.from({ length: count }, () => ({ x: next(), y: next(), size: next() }));
}
