/** Number of cards whose photos are on the first screen of a phone and a desktop. */
export const FIRST_ROW = 4;
