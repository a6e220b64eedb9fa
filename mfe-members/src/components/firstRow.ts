/** Number of cards whose photos load eagerly, because they are on the first screen of a phone or a desktop. */
export const FIRST_ROW_COUNT = 4;
