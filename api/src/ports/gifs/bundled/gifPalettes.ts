/** Colours of the bundled pictures. */
export const GIF_PALETTES = [
  { key: 'rose', back: '#fde6ef', main: '#d6246e', second: '#f29cbf', light: '#fffafc' },
  { key: 'night', back: '#2a1846', main: '#f7c6da', second: '#7a1fa2', light: '#fff3d6' },
  { key: 'sea', back: '#d9f1f2', main: '#0b7a86', second: '#79c9c6', light: '#fdfefa' },
  { key: 'dawn', back: '#fff0d9', main: '#d9622b', second: '#f6b25a', light: '#fffdf6' },
] as const;

export type GifPalette = (typeof GIF_PALETTES)[number];
