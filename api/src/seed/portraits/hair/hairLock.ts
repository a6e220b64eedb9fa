/** A strand bundle between two edges, both chains of cubic curves of the same direction, in head coordinates. */
export interface HairLock {
  a: readonly number[];
  b: readonly number[];
  /** Strand lines drawn between the edges. */
  strands: number;
  /** -1 (in shade) to 1 (in light). */
  tone?: number;
  /** Pointed ends instead of a straight edge: their number. */
  tips?: number;
}

/** The same lock on the other side of the face. */
export const mirrorLock = (lock: HairLock): HairLock => {
  const flip = (numbers: readonly number[]) => numbers.map((value, index) => (index % 2 === 0 ? -value : value));
  return { ...lock, a: flip(lock.a), b: flip(lock.b) };
};
