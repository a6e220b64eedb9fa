const LEAST = 20;
const STEP = 10;

/** A number of people as a map tells it: rounded down to tens, nothing under twenty. */
export const shownCount = (count: number): number | null => (count < LEAST ? null : Math.floor(count / STEP) * STEP);
