/** Where a picture is drawn: moving, or still. */
export interface Stage {
  /** The animation, or nothing in a still picture. */
  move: (animation: string) => string;
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const turning = (values: string, seconds: number): string =>
  `<animateTransform attributeName="transform" type="rotate" values="${values}" dur="${seconds}s" repeatCount="indefinite"/>`;

/** Turns round and round. */
export const spin = ({ move }: Stage, seconds: number): string => move(turning('0;360', seconds));

/** Turns a little to both sides. */
export const sway = ({ move }: Stage, degrees: number, seconds: number): string => move(turning(`0;${degrees};0;${-degrees};0`, seconds));

/** Grows and shrinks. */
export const swell = ({ move }: Stage, scale: number, seconds: number): string =>
  move(
    `<animateTransform attributeName="transform" type="scale" values="1;${scale};1;${scale};1;1" dur="${seconds}s" repeatCount="indefinite"/>`,
  );

/** Moves away and comes back. */
export const drift = ({ move }: Stage, [x, y]: readonly [number, number], seconds: number): string =>
  move(
    `<animateTransform attributeName="transform" type="translate" values="0 0;${x} ${y};0 0" dur="${seconds}s" repeatCount="indefinite"/>`,
  );

/** Fades and comes back. */
export const twinkle = ({ move }: Stage, seconds: number): string =>
  move(`<animate attributeName="opacity" values="1;0.25;1" dur="${seconds}s" repeatCount="indefinite"/>`);
