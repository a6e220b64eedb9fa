/** What the bundled pictures show. */
export const GIF_MOTIFS = ['heart', 'wave', 'sun', 'stars', 'balloons', 'coffee', 'confetti', 'flower', 'music', 'moon'] as const;

export type GifMotif = (typeof GIF_MOTIFS)[number];
