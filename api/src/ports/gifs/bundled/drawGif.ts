import { motifDrawings } from './motifDrawings';
import type { GifMotif } from './gifMotifs';
import { GIF_PALETTES, type GifPalette } from './gifPalettes';

/** A bundled picture as SVG that moves by itself; a still one is the same without movement. */
export function drawGif(motif: GifMotif, palette: GifPalette['key'], still: boolean): string {
  const colors = GIF_PALETTES.find(({ key }) => key === palette) ?? GIF_PALETTES[0];
  const drawing = motifDrawings[motif](colors, { move: (animation) => (still ? '' : animation) });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" width="240" height="240"><rect width="240" height="240" fill="${colors.back}"/>${drawing}</svg>`;
}
