import { CLIP_NAMES, IDEA_NAMES, SCENE_NAMES } from '../../pictures/scenes/sceneNames';
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

const EVENING_SCENE = { image: 'evening', gender: null } as const;
const PICTURE_SET = { names: SCENE_NAMES, max: 8 };

const ALL_LANDERS: readonly Lander[] = [
  { name: 'alonetonight', variants: { default: { ...EVENING_SCENE, texts: aloneTonightTexts } } },
  {
    name: 'collagelanding',
    variants: { default: { ...EVENING_SCENE, texts: collageTexts } },
    members: { max: 12, offset: 0 },
    imageSet: PICTURE_SET,
  },
  {
    name: 'gallery',
    variants: { default: { ...EVENING_SCENE, texts: galleryTexts } },
    members: { max: 7, offset: 1 },
    imageSet: PICTURE_SET,
  },
  { name: 'iconslanding', variants: { default: { ...EVENING_SCENE, texts: iconsTexts } } },
  { name: 'maplanding', variants: { default: { ...EVENING_SCENE, texts: mapTexts } }, hasMap: true },
  { name: 'socialnetwork', variants: { default: { ...EVENING_SCENE, texts: feedTexts } }, members: { max: 6, offset: 2, withNotes: true } },
  { name: 'landing', variants: { default: { ...EVENING_SCENE, texts: memberTexts } }, variantsAt: 'nowhere' },
  { name: 'landing2', variants: { default: { ...EVENING_SCENE, texts: talkTexts } }, variantsAt: 'member' },
  { name: 'landing3', variants: { default: { ...EVENING_SCENE, texts: letterTexts } }, variantsAt: 'member' },
  {
    name: 'tinderswipe',
    variants: { default: { ...EVENING_SCENE, texts: swipeTexts } },
    variantsAt: 'nowhere',
    members: { max: 5, offset: 3 },
    imageSet: { names: IDEA_NAMES, max: 5 },
  },
  {
    name: 'transitionsvideolanding',
    variants: { default: { image: 'skyline', gender: null, texts: transitionsTexts } },
    imageSet: { names: CLIP_NAMES, max: 2 },
  },
  { name: 'video', variants: { default: { image: 'lake', gender: null, texts: videoTexts } } },
];

/** All landers of the site, by name. */
export const landers: ReadonlyMap<string, Lander> = new Map(ALL_LANDERS.map((lander) => [lander.name, lander]));
