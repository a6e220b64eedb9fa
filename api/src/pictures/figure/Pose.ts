/** How the head is held: `turn` from -1 (to the left) to 1, as far as the flat drawing carries it; `tilt` in degrees. */
export interface Pose {
  turn: number;
  tilt: number;
  gaze: number;
}

const STEEPEST = 0.36;

/** Where a point of the head at `x` from its middle and `depth` before its axis is seen. */
export function turned(pose: Pose, x: number, depth: number): number {
  const angle = pose.turn * STEEPEST;
  return x * Math.cos(angle) + depth * Math.sin(angle);
}

/** How wide a part on the `side` (-1 left, 1 right) is seen: the far one is narrower. */
export const foreshortened = (pose: Pose, side: number): number => 1 - 0.17 * Math.max(0, pose.turn * side);

/** What a face does in one picture. */
export interface Expression {
  mouth: 'soft' | 'closed' | 'teeth' | 'laugh' | 'half';
  /** 0 (open eyes) to 1 (smiling eyes). */
  squint: number;
  /** Height of the brows, -2 to 5. */
  brow: number;
}
