/** A lock of hair between the edges `a` and `b`, which are chains of cubic curves that run in the same direction, in head coordinates. */
export interface HairLock {
  a: readonly number[];
  b: readonly number[];
  /** Number of strand lines drawn between the edges. */
  strands: number;
  /** Brightness, from -1 (in shade) to 1 (in light). */
  tone?: number;
  /** Number of pointed ends; if omitted, the lock ends in a straight edge. */
  tips?: number;
}

/** Mirrors a lock to the other side of the face. */
export const mirrorLock = (lock: HairLock): HairLock => {
  const negateX = (numbers: readonly number[]) => numbers.map((value, index) => (index % 2 === 0 ? -value : value));
  return { ...lock, a: negateX(lock.a), b: negateX(lock.b) };
};

/** Returns a lock and its mirror image, one for each side of the face. */
export const createMirroredPair = (lock: HairLock): HairLock[] => [lock, mirrorLock(lock)];

/** How a hairstyle is built: locks behind and in front of the head, waves and curls. */
export interface HairStyle {
  name: string;
  /** Locks behind the head, neck and shoulders. */
  back: readonly HairLock[];
  /** Locks over the edge of the face and the shoulders. */
  front: readonly HairLock[];
  /** Sideways waves that grow towards the ends: width in head units, and number of waves. */
  wave?: { width: number; count: number };
  /** Arcs along which curls are drawn as overlapping rings. */
  curls?: readonly CurlArc[];
  /** True when the hair covers the ears. */
  hidesEars?: boolean;
}

export interface CurlArc {
  layer: 'back' | 'front';
  /** Chain of cubic curves along which the rings lie. */
  path: readonly number[];
  count: number;
  radius: number;
}

/** A row of pointed tufts along the hairline. */
interface TuftRow {
  count: number;
  /** Horizontal range of the roots; the row bulges by `arch` in its middle. */
  from: number;
  to: number;
  y: number;
  arch: number;
  /** Height of the tip above its root; negative for a fringe. */
  rise: number;
  lean: number;
  width: number;
  /** True to draw the tufts from right to left, so that those on the left lie on top. */
  fromRight?: boolean;
}

/** Creates the tufts of a row, slightly varied and overlapping like tiles. */
export function createTufts(row: TuftRow): HairLock[] {
  const { count, from, to, y, arch, rise, lean, width } = row;
  const locks = Array.from({ length: count }, (_, index): HairLock => {
    const fraction = count === 1 ? 0.5 : index / (count - 1);
    const variation = ((index * 37) % 11) / 11 - 0.5;
    const x = from + (to - from) * fraction;
    const rootY = y - arch * Math.sin(fraction * Math.PI);
    const height = rise * (1 + variation * 0.28);
    const tipX = x + lean * (1 + variation * 0.35);
    const tipY = rootY - height;
    return {
      a: [
        x - width * 0.3,
        rootY + Math.sign(rise) * 3,
        x - width * 1.1 + lean * 0.05,
        rootY - height * 0.5,
        tipX - width * 0.8,
        tipY + height * 0.12,
        tipX,
        tipY,
      ],
      b: [
        x + width * 0.3,
        rootY + Math.sign(rise) * 3,
        x + width * 1.15 + lean * 0.4,
        rootY - height * 0.35,
        tipX + width * 0.55,
        tipY + height * 0.3,
        tipX,
        tipY,
      ],
      strands: 7,
      tone: variation * 0.34,
    };
  });
  return row.fromRight ? locks.toReversed() : locks;
}
