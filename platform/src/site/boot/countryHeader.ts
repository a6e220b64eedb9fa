/** Header in which the site tells the api the visitor's country; what a browser sends in it is dropped at the door. */
export const countryHeader = 'x-geo-country';
