import { type Gif, GIFS_PAGE_SIZE, type Locale } from '@rendezvous/shared/contract';
import { drawGif, GIF_MOTIFS, GIF_PALETTES, type GifMotif } from './drawGif';
import type { GifsPort } from './GifsPort';
import { gifWords } from './gifWords';

/** Converts a bundled GIF to the format of the contract, with its title in the given language. */
export function toBundledGif({ id, motif }: { id: string; motif: GifMotif }, locale: Locale): Gif {
  const filename = `/api/gif.php?id=${id}`;
  return { id, filename, still: `${filename}&still=true`, ratio: 1, title: gifWords[motif][locale][0] };
}

const ITEMS = GIF_MOTIFS.flatMap((motif) => GIF_PALETTES.map(({ key }) => ({ id: `${motif}-${key}`, motif, palette: key })));

/** Plain spelling of letters that do not decompose into a base letter and an accent. */
const PLAIN_SPELLING: Record<string, string> = { ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss' };

const toPlain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøæœß]/gu, (letter) => PLAIN_SPELLING[letter] ?? letter);

/** True if every search term is a prefix of one of the GIF's words, ignoring case and accents. */
function isMatch(motif: GifMotif, locale: Locale, q: string): boolean {
  const words = gifWords[motif][locale].flatMap((phrase) => toPlain(phrase).split(/\s+/));
  return toPlain(q)
    .split(/\s+/)
    .every((word) => words.some((one) => one.startsWith(word)));
}

/** Provides the 40 bundled GIFs, which are drawn by code. */
export const bundledGifs = (): GifsPort => ({
  search: async ({ q, locale, page }) => {
    const matches = ITEMS.filter(({ motif }) => q.trim() === '' || isMatch(motif, locale, q.trim()));
    const start = (page - 1) * GIFS_PAGE_SIZE;
    return {
      gifs: matches.slice(start, start + GIFS_PAGE_SIZE).map((item) => toBundledGif(item, locale)),
      pages: Math.max(1, Math.ceil(matches.length / GIFS_PAGE_SIZE)),
    };
  },
  find: async (id, locale) => {
    const item = ITEMS.find((one) => one.id === id);
    return item && toBundledGif(item, locale);
  },
  title: (gif, locale) => {
    const item = ITEMS.find(({ id }) => id === gif.id);
    return item ? toBundledGif(item, locale).title : gif.title;
  },
  file: async (id, still) => {
    const item = ITEMS.find((one) => one.id === id);
    return item && { type: 'image/svg+xml', bytes: Buffer.from(drawGif(item.motif, item.palette, still)) };
  },
});
