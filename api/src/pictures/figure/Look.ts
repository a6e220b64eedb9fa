import type { AttributeValue, Gender } from '@rendezvous/shared/contract';
import type { HairColor } from '../hair/hairColors';
import type { HairStyle } from '../hair/HairStyle';

interface SkinTone {
  base: string;
  shadow: string;
  light: string;
  blush: string;
  lip: string;
}

/** Eight skin tones from light to dark, with warm shadows. */
export const skinTones: readonly SkinTone[] = [
  { base: '#f8d9c4', shadow: '#dfa68c', light: '#ffeee1', blush: '#ef8f83', lip: '#c9605f' },
  { base: '#f3caad', shadow: '#d5977a', light: '#ffe4d0', blush: '#e98576', lip: '#c05858' },
  { base: '#ecbd98', shadow: '#c98a65', light: '#fcdabb', blush: '#de7a66', lip: '#b85550' },
  { base: '#dfab82', shadow: '#b57a53', light: '#f4cba5', blush: '#cd6f57', lip: '#a94e46' },
  { base: '#c98f64', shadow: '#9c653f', light: '#e3b086', blush: '#b85f45', lip: '#95443a' },
  { base: '#a8714b', shadow: '#7c4d2f', light: '#c68f66', blush: '#9a4d37', lip: '#833c33' },
  { base: '#845539', shadow: '#5d3924', light: '#a5714f', blush: '#7d4030', lip: '#71332d' },
  { base: '#694430', shadow: '#472b1d', light: '#8a5f46', blush: '#693528', lip: '#632b27' },
];

export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'moustache';
export type Glasses = 'none' | 'round' | 'square' | 'thin' | 'cat';

/**
 * Features of a person that are the same in every picture. Lengths are in head units, in which the face is about 140 wide and 200 high;
 * widths and `eyeGap` are half of the full ones.
 */
export interface Look {
  gender: Gender;
  /** Decade of age: 0 (twenties) to 4 (sixties). */
  ageBand: number;
  skin: SkinTone;
  hair: HairColor;
  hairStyle: HairStyle;
  eyeColor: { name: AttributeValue<'eye_color'>; ring: string; iris: string };
  faceWidth: number;
  jawWidth: number;
  chinWidth: number;
  chinDrop: number;
  eyeWidth: number;
  eyeHeight: number;
  eyeTilt: number;
  eyeGap: number;
  browWeight: number;
  browArch: number;
  noseWidth: number;
  noseLength: number;
  mouthWidth: number;
  lipFullness: number;
  beard: Beard;
  glasses: Glasses;
  glassesColor: string;
  freckles: boolean;
  earrings: 'none' | 'stud' | 'hoop' | 'drop';
  makeup: number;
  build: { name: AttributeValue<'body_type'>; shoulders: number };
  /** Seed for random details, such as strands. */
  detailSeed: number;
}
