/** Rows of one page of moving pictures. */
export const GIFS_PAGE_SIZE = 24;
