/** Position of the head: `turn` from -1 (left) to 1, within the limits of a flat drawing; `tilt` in degrees. */
export interface Pose {
  turn: number;
  tilt: number;
  gaze: number;
}

const STEEPEST = 0.36;

/** Apparent position of a point of the head at `x` from its middle and `depth` before its axis. */
export function turned(pose: Pose, x: number, depth: number): number {
  const angle = pose.turn * STEEPEST;
  return x * Math.cos(angle) + depth * Math.sin(angle);
}

/** Apparent width of a part on the `side` (-1 left, 1 right): the far one is narrower. */
export const foreshortened = (pose: Pose, side: number): number => 1 - 0.17 * Math.max(0, pose.turn * side);

/** Facial expression in one picture. */
export interface Expression {
  mouth: 'soft' | 'closed' | 'teeth' | 'laugh' | 'half';
  /** 0 (open eyes) to 1 (smiling eyes). */
  squint: number;
  /** Height of the brows, -2 to 5. */
  brow: number;
}
