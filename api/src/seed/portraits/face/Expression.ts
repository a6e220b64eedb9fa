/** What a face does in one picture. */
export interface Expression {
  mouth: 'soft' | 'closed' | 'teeth' | 'laugh' | 'half';
  /** 0 (open eyes) to 1 (smiling eyes). */
  squint: number;
  /** Height of the brows, -2 to 5. */
  brow: number;
}
