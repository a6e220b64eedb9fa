/** Header with the visitor's country, from the site to the api; values sent by browsers are dropped on entry. */
export const countryHeader = 'x-geo-country';
