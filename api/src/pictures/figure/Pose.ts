/** Position of head and eyes: `turn` and `gaze` from -1 (to the viewer's left) to 1 (to the right), `tilt` in degrees. */
export interface Pose {
  turn: number;
  tilt: number;
  gaze: number;
}

/** Angle of the head at a `turn` of 1, in radians. */
const MAX_ANGLE = 0.36;

/** Apparent horizontal position of a point that is `x` from the middle of the turned head and `depth` in front of its axis. */
export function toTurnedX(pose: Pose, x: number, depth: number): number {
  const angle = pose.turn * MAX_ANGLE;
  return x * Math.cos(angle) + depth * Math.sin(angle);
}

/** Width factor for features on one `side` (-1 left, 1 right) of the turned head: the far side is narrower. */
export const getForeshortening = (pose: Pose, side: number): number => 1 - 0.17 * Math.max(0, pose.turn * side);

export interface Expression {
  mouth: 'soft' | 'closed' | 'teeth' | 'laugh' | 'half';
  /** Narrowing of the eyes, from 0 (open) to 1 (smiling). */
  squint: number;
  /** Height of the brows, -2 to 5. */
  brow: number;
}
