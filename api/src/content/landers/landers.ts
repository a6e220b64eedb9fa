import { aloneTonightTexts } from './aloneTonightTexts';
import { collageTexts } from './collageTexts';
import { feedTexts } from './feedTexts';
import { galleryTexts } from './galleryTexts';
import { iconsTexts } from './iconsTexts';
import { letterTexts } from './letterTexts';
import { mapTexts } from './mapTexts';
import { memberTexts } from './memberTexts';
import { swipeTexts } from './swipeTexts';
import { talkTexts } from './talkTexts';
import { transitionsTexts } from './transitionsTexts';
import { videoTexts } from './videoTexts';
import type { Lander } from './Lander';

const NOBODY = { image: 'evening', gender: null } as const;

const ALL: readonly Lander[] = [
  { name: 'alonetonight', variants: { default: { ...NOBODY, texts: aloneTonightTexts } } },
  { name: 'collagelanding', variants: { default: { ...NOBODY, texts: collageTexts } }, members: { max: 12 } },
  { name: 'gallery', variants: { default: { ...NOBODY, texts: galleryTexts } }, members: { max: 7 } },
  { name: 'iconslanding', variants: { default: { ...NOBODY, texts: iconsTexts } } },
  { name: 'maplanding', variants: { default: { ...NOBODY, texts: mapTexts } }, hasMap: true },
  { name: 'socialnetwork', variants: { default: { ...NOBODY, texts: feedTexts } }, members: { max: 6, withNotes: true } },
  { name: 'landing', variants: { default: { ...NOBODY, texts: memberTexts } }, variantsAt: 'nowhere' },
  { name: 'landing2', variants: { default: { ...NOBODY, texts: talkTexts } }, variantsAt: 'member' },
  { name: 'landing3', variants: { default: { ...NOBODY, texts: letterTexts } }, variantsAt: 'member' },
  { name: 'tinderswipe', variants: { default: { ...NOBODY, texts: swipeTexts } }, variantsAt: 'nowhere', members: { max: 5 } },
  { name: 'transitionsvideolanding', variants: { default: { image: 'skyline', gender: null, texts: transitionsTexts } } },
  { name: 'video', variants: { default: { image: 'lake', gender: null, texts: videoTexts } } },
];

/** All landers of the site, by name. */
export const landers: ReadonlyMap<string, Lander> = new Map(ALL.map((lander) => [lander.name, lander]));
