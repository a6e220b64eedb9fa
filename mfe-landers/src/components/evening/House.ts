export type Gable = 'step' | 'bell' | 'neck' | 'spout';

/** A canal house of the picture; lengths in units of its view box. */
export interface House {
  /** Left edge. */
  x: number;
  width: number;
  /** From the water to the foot of the gable. */
  height: number;
  gable: Gable;
  color: string;
  columns: number;
  rows: number;
  /** Indices of the lit windows, row by row from the top. */
  lit: readonly number[];
}
