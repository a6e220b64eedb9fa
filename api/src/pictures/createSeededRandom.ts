export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number;
  /** An integer from `from` to `to`, both included. */
  int(from: number, to: number): number;
  /** A number in [from, to). */
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `count` different entries in random order, or all of them if there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
  /** `length` random letters and digits. */
  id(length: number): string;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Creates a repeatable stream of random numbers (mulberry32): the same seed gives the same members and the same pictures. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)];
    if (item === undefined) throw new Error('pick from an empty list');
    return item;
  };
  return {
    next,
    int,
    pick,
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    sample: (list, count) => {
      const remainingItems = [...list];
      return Array.from({ length: Math.min(count, remainingItems.length) }, () =>
        remainingItems.splice(int(0, remainingItems.length - 1), 1),
      ).flat();
    },
    id: (length) => Array.from({ length }, () => ALPHABET[int(0, ALPHABET.length - 1)]).join(''),
  };
}
