/** Vary of what is shown by country: the one that the visitor comes from, and the one that they chose. */
export const VARIES_BY_COUNTRY = 'x-geo-country, cookie';
