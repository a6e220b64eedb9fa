/** A moving picture of the catalogue; both addresses are our own. */
export interface Gif {
  id: string;
  filename: string;
  /** The same picture without movement, for who wants none. */
  still: string;
  /** Width divided by height. */
  ratio: number;
  /** What it shows, in the language of the search. */
  title: string;
}

/** Rows of one page of moving pictures. */
export const GIFS_PAGE_SIZE = 24;
