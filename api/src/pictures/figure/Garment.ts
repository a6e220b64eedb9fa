import type { Gender } from '@rendezvous/shared/contract';

export interface Garment {
  name: string;
  genders: readonly Gender[];
  /** Where the neckline leaves the shoulder line: 0 at the neck, 1 at the shoulder. */
  start: number;
  /** y of the lowest point of the neckline. */
  lowestY: number;
  /** Shape of the neckline: 0 (a V), 1 (round) to 2 (nearly straight). */
  roundness: number;
  sleeve: 'long' | 'short' | 'none';
  pattern?: 'stripes' | 'knit' | 'dots' | 'checks';
  detail?: 'collar' | 'polo' | 'henley' | 'rollneck' | 'hood' | 'straps' | 'wrap' | 'rib';
  jacket?: 'blazer' | 'denim' | 'coat' | 'cardigan';
}

const bothGenders: readonly Gender[] = ['male', 'female'];
const women: readonly Gender[] = ['female'];
const men: readonly Gender[] = ['male'];

export const garments: readonly Garment[] = [
  { name: 'tee', genders: bothGenders, start: 0.26, lowestY: 158, roundness: 1, sleeve: 'short', detail: 'rib' },
  { name: 'striped-tee', genders: bothGenders, start: 0.38, lowestY: 160, roundness: 1.3, sleeve: 'long', pattern: 'stripes' },
  { name: 'knit', genders: bothGenders, start: 0.22, lowestY: 150, roundness: 1.1, sleeve: 'long', pattern: 'knit', detail: 'rib' },
  { name: 'rollneck', genders: bothGenders, start: 0.08, lowestY: 132, roundness: 1, sleeve: 'long', detail: 'rollneck' },
  { name: 'blazer-tee', genders: bothGenders, start: 0.24, lowestY: 158, roundness: 1, sleeve: 'long', jacket: 'blazer' },
  { name: 'denim-tee', genders: bothGenders, start: 0.24, lowestY: 157, roundness: 1, sleeve: 'long', jacket: 'denim' },
  { name: 'coat-knit', genders: bothGenders, start: 0.1, lowestY: 134, roundness: 1, sleeve: 'long', detail: 'rollneck', jacket: 'coat' },
  { name: 'hoodie', genders: bothGenders, start: 0.2, lowestY: 152, roundness: 1, sleeve: 'long', detail: 'hood' },
  { name: 'shirt', genders: men, start: 0.12, lowestY: 190, roundness: 0.1, sleeve: 'long', detail: 'collar' },
  { name: 'checked-shirt', genders: men, start: 0.12, lowestY: 180, roundness: 0.1, sleeve: 'long', detail: 'collar', pattern: 'checks' },
  { name: 'blazer-shirt', genders: men, start: 0.12, lowestY: 178, roundness: 0.1, sleeve: 'long', detail: 'collar', jacket: 'blazer' },
  { name: 'polo', genders: men, start: 0.12, lowestY: 176, roundness: 0.15, sleeve: 'short', detail: 'polo' },
  { name: 'henley', genders: men, start: 0.24, lowestY: 156, roundness: 1, sleeve: 'long', detail: 'henley' },
  { name: 'v-knit', genders: women, start: 0.34, lowestY: 200, roundness: 0.25, sleeve: 'long', pattern: 'knit' },
  { name: 'blouse', genders: women, start: 0.16, lowestY: 194, roundness: 0.1, sleeve: 'long', detail: 'collar' },
  { name: 'dotted-blouse', genders: women, start: 0.3, lowestY: 186, roundness: 0.4, sleeve: 'long', pattern: 'dots' },
  { name: 'boat', genders: women, start: 0.62, lowestY: 168, roundness: 1.8, sleeve: 'long' },
  { name: 'dress', genders: women, start: 0.5, lowestY: 208, roundness: 0.8, sleeve: 'none', detail: 'straps' },
  { name: 'wrap', genders: women, start: 0.36, lowestY: 222, roundness: 0.1, sleeve: 'short', detail: 'wrap' },
  { name: 'cardigan', genders: women, start: 0.46, lowestY: 182, roundness: 1.1, sleeve: 'long', jacket: 'cardigan' },
];

/** What one figure wears: a garment in its colours, and accessories. */
export interface Outfit {
  garment: Garment;
  color: string;
  /** Colour of the jacket, or of the pattern's stripes, dots or checks. */
  accentColor: string;
  /** Colour of the scarf; null without one. */
  scarf: string | null;
  necklace: boolean;
}
