import { type Gif, GIFS_PAGE_SIZE, type Locale } from '@rendezvous/shared/contract';
import { drawGif, GIF_MOTIFS, GIF_PALETTES, type GifMotif } from './drawGif';
import type { GifsPort } from './GifsPort';
import { gifTexts } from './gifTexts';

/** Converts a bundled GIF to the format of the contract, with its title in the given language. */
export function presentBundledGif({ id, motif }: { id: string; motif: GifMotif }, locale: Locale): Gif {
  const filename = `/api/gif.php?id=${id}`;
  return { id, filename, still: `${filename}&still=true`, ratio: 1, title: gifTexts[locale][motif].title };
}

const BUNDLED_GIFS = GIF_MOTIFS.flatMap((motif) => GIF_PALETTES.map(({ key }) => ({ id: `${motif}-${key}`, motif, palette: key })));

/** Plain spelling of letters that do not decompose into a base letter and an accent. */
const PLAIN_SPELLINGS: Record<string, string> = { ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss' };

const normalizeText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøæœß]/gu, (letter) => PLAIN_SPELLINGS[letter] ?? letter);

/** True if every search term is a prefix of one of the GIF's words, ignoring case and accents. */
function matchesSearch(motif: GifMotif, locale: Locale, q: string): boolean {
  const { title, search } = gifTexts[locale][motif];
  const words = normalizeText(`${title} ${search.replaceAll(',', ' ')}`).split(/\s+/);
  return normalizeText(q)
    .split(/\s+/)
    .every((word) => words.some((phraseWord) => phraseWord.startsWith(word)));
}

/** Provides the 40 bundled GIFs, which are drawn by code. */
export const createBundledGifs = (): GifsPort => ({
  search: async ({ q, locale, page }) => {
    const matches = BUNDLED_GIFS.filter(({ motif }) => q.trim() === '' || matchesSearch(motif, locale, q.trim()));
    const start = (page - 1) * GIFS_PAGE_SIZE;
    return {
      gifs: matches.slice(start, start + GIFS_PAGE_SIZE).map((item) => presentBundledGif(item, locale)),
      pages: Math.max(1, Math.ceil(matches.length / GIFS_PAGE_SIZE)),
    };
  },
  find: async (id, locale) => {
    const item = BUNDLED_GIFS.find((candidate) => candidate.id === id);
    return item && presentBundledGif(item, locale);
  },
  getTitle: (gif, locale) => {
    const item = BUNDLED_GIFS.find(({ id }) => id === gif.id);
    return item ? presentBundledGif(item, locale).title : gif.title;
  },
  getFile: async (id, isStill) => {
    const item = BUNDLED_GIFS.find((candidate) => candidate.id === id);
    return item && { type: 'image/svg+xml', bytes: Buffer.from(drawGif(item.motif, item.palette, isStill)) };
  },
});
