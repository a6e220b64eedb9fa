import { aloneTonightTexts } from './aloneTonightTexts';
import type { Lander } from './Lander';

/** The landers that are served, by name. */
export const landers: ReadonlyMap<string, Lander> = new Map([
  ['alonetonight', { name: 'alonetonight', variants: { default: { image: 'evening', gender: null, texts: aloneTonightTexts } } }],
]);
