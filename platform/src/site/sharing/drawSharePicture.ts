import type { OutputInfo, OverlayOptions } from 'sharp';
import { HEART_PATH, SITE_COLOR } from '../document/siteIcon';
import { escapeHtml } from '../document/escapeHtml';
import { loadSharp } from '../loadSharp';

/** Size that social networks recommend, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

export interface SharePictureTexts {
  siteName: string;
  headline: string;
  description: string;
}

/** The first of these fonts that is installed is used; DejaVu Sans, in Debian's fonts-dejavu-core, has all letters of our languages. */
const FONT = 'Liberation Sans, DejaVu Sans, sans-serif';
const MARGIN = 88;

/** Box of a text in the picture, in pixels. The first of the font sizes at which the text fits is used, or else the last. */
interface TextBox {
  top: number;
  left: number;
  width: number;
  height: number;
  sizes: readonly [number, ...number[]];
  weight: 'Bold' | 'Regular';
  color: string;
}

const NAME_BOX: TextBox = { top: 92, left: MARGIN + 96, width: 700, height: 60, sizes: [42, 32], weight: 'Bold', color: '#ffffff' };
const HEADLINE_BOX: TextBox = {
  ...{ top: 204, left: MARGIN, width: 900, height: 190 },
  ...{ sizes: [84, 72, 60, 50, 40], weight: 'Bold', color: '#ffffff' },
};
const DESCRIPTION_BOX: Omit<TextBox, 'top'> = {
  ...{ left: MARGIN, width: 880, height: 140 },
  ...{ sizes: [32, 28, 24], weight: 'Regular', color: '#ffe3ee' },
};
/** Distance between headline and description, in pixels. */
const TEXT_GAP = 36;

/** Background: a dark gradient towards the site's colour, with its heart as a logo and again, large and faint, on the right. */
const BACKGROUND = [
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE_SIZE.width}" height="${SHARE_PICTURE_SIZE.height}">`,
  `<defs><linearGradient id="dusk" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2b1220"/><stop offset="0.55" stop-color="#7d1745"/>`,
  `<stop offset="1" stop-color="${SITE_COLOR}"/></linearGradient></defs>`,
  '<rect width="1200" height="630" fill="url(#dusk)"/>',
  `<path transform="translate(700 40) rotate(12 256 256) scale(1.35)" fill="#fff" fill-opacity="0.09" d="${HEART_PATH}"/>`,
  `<g transform="translate(${MARGIN} 80)"><rect width="72" height="72" rx="18" fill="${SITE_COLOR}"/>`,
  `<path transform="scale(0.140625)" fill="#fff" d="${HEART_PATH}"/></g>`,
  '</svg>',
].join('');

/** Draws a text at one of its sizes; at 72 dots per inch, points are pixels. */
async function drawAtSize(text: string, { width, weight, color }: TextBox, size: number): Promise<{ data: Buffer; info: OutputInfo }> {
  const sharp = await loadSharp();
  return sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(text)}</span>`,
      ...{ font: `${FONT} ${weight} ${size}`, width, dpi: 72, rgba: true, wrap: 'word-char', spacing: Math.round(size * 0.12) },
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Draws a text into its box; what does not fit at the smallest size is cut off at the bottom. Null for an empty text. */
async function drawText(text: string, box: TextBox): Promise<{ overlay: OverlayOptions; bottom: number } | null> {
  if (text === '') return null;
  const sharp = await loadSharp();
  const { top, left, height, sizes } = box;
  let drawing = await drawAtSize(text, box, sizes[0]);
  for (const size of sizes.slice(1)) if (drawing.info.height > height) drawing = await drawAtSize(text, box, size);
  const { data, info } = drawing;
  const shownHeight = Math.min(height, info.height);
  const input = await sharp(data).extract({ left: 0, top: 0, width: info.width, height: shownHeight }).toBuffer();
  return { overlay: { input, top, left }, bottom: top + shownHeight };
}

/** Draws the picture that a shared link shows; returns a PNG. */
export async function drawSharePicture({ siteName, headline, description }: SharePictureTexts): Promise<Buffer> {
  const sharp = await loadSharp();
  const name = await drawText(siteName, NAME_BOX);
  const title = await drawText(headline, HEADLINE_BOX);
  const text = await drawText(description, { ...DESCRIPTION_BOX, top: (title?.bottom ?? HEADLINE_BOX.top) + TEXT_GAP });
  const overlays = [name, title, text].flatMap((drawn) => drawn?.overlay ?? []);
  return sharp(Buffer.from(BACKGROUND)).composite(overlays).png({ compressionLevel: 7, adaptiveFiltering: true }).toBuffer();
}
