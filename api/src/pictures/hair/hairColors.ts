import type { AttributeValue } from '@rendezvous/shared/contract';

export interface HairColor {
  name: AttributeValue<'hair_color'>;
  base: string;
  dark: string;
  light: string;
}

/** Shades of each hair colour; `name` is a value of the profile attribute `hair_color`. Art seeds contain an index into this list. */
export const hairColors: readonly (readonly HairColor[])[] = [
  [
    { name: 'blond', base: '#d9ae69', dark: '#a97c3f', light: '#f6dda4' },
    { name: 'blond', base: '#c9a77a', dark: '#957247', light: '#ead3ab' },
    { name: 'blond', base: '#e6c990', dark: '#b8935a', light: '#fbeac4' },
  ],
  [
    { name: 'brown', base: '#6b432b', dark: '#432717', light: '#9c6b47' },
    { name: 'brown', base: '#523221', dark: '#321c12', light: '#815539' },
    { name: 'brown', base: '#855a3a', dark: '#593821', light: '#b98a61' },
  ],
  [
    { name: 'black', base: '#2b2325', dark: '#171214', light: '#5a4a50' },
    { name: 'black', base: '#33272a', dark: '#1c1517', light: '#66505a' },
  ],
  [
    { name: 'red', base: '#a9502c', dark: '#733019', light: '#dc8452' },
    { name: 'red', base: '#8c3a26', dark: '#5b2216', light: '#c06a49' },
  ],
  [
    { name: 'grey', base: '#a7a3a3', dark: '#767171', light: '#d9d6d4' },
    { name: 'grey', base: '#8a8687', dark: '#5c5759', light: '#c3bfbe' },
    { name: 'grey', base: '#c9c5c1', dark: '#969190', light: '#f0edea' },
  ],
  [{ name: 'bald', base: '#5c4a40', dark: '#3b2e27', light: '#84705f' }],
  [
    { name: 'other', base: '#7a2f4b', dark: '#4d1a2d', light: '#ad5a78' },
    { name: 'other', base: '#c98a92', dark: '#955b66', light: '#f0c3c6' },
  ],
];
