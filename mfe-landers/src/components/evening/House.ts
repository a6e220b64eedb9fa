export type Gable = 'step' | 'bell' | 'neck' | 'spout';

/** A canal house in the evening picture; lengths are in units of the picture's view box. */
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
  /** Indices of the lit windows; windows are counted row by row from the top. */
  litWindows: readonly number[];
}
