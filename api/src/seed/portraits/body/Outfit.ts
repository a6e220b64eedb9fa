import type { Garment } from './Garment';

/** A garment in its colours. */
export interface Outfit {
  garment: Garment;
  color: string;
  /** Colour of the jacket, or of stripes and dots. */
  second: string;
  scarf: string | null;
  necklace: boolean;
}
