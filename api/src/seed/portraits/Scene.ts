import type { Appearance } from './drawFigure';
import type { BackgroundName } from './backgrounds/backgrounds';
import type { Foreground } from './props/drawForeground';
import type { Prop } from './props/drawProp';

/** One picture of a person: where it is taken and how. */
export interface Scene extends Appearance {
  background: BackgroundName;
  /** How far the background is out of focus: 1 (sharp) to 16. */
  blur: number;
  /** Head units to canvas units. */
  scale: number;
  x: number;
  y: number;
  prop: Prop;
  foreground: Foreground;
  /** Seen against the light. */
  silhouette: boolean;
  detail: number;
}
