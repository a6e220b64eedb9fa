import type { Gif, Locale } from '@rendezvous/shared/contract';
import type { GifMotif } from './gifMotifs';
import { gifWords } from './gifWords';

/** A bundled picture as the contract shows it, with its title in a language. */
export function toBundledGif({ id, motif }: { id: string; motif: GifMotif }, locale: Locale): Gif {
  const filename = `/api/gif.php?id=${id}`;
  return { id, filename, still: `${filename}&still=true`, ratio: 1, title: gifWords[motif][locale][0] };
}
