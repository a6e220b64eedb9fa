/** Page size of the GIF search. */
export const GIFS_PAGE_SIZE = 24;
