/** A number from 0 to 1 that swings `cycles` times while `phase` goes from 0 to 1, and ends where it began. */
export const wave = (phase: number, cycles: number, offset: number): number =>
  0.5 + 0.5 * Math.sin(2 * Math.PI * (phase * cycles + offset));
