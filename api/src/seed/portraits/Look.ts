import type { AttributeValue, Gender } from '@rendezvous/shared/contract';
import type { HairStyle } from './hair/HairStyle';
import type { HairColor } from './hairColors';
import type { SkinTone } from './skinTones';

export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'goatee' | 'moustache';
export type Glasses = 'none' | 'round' | 'square' | 'thin' | 'cat';

/** What stays the same in every picture of a person. Lengths are in head units: the face is about 140 wide and 200 high. */
export interface Look {
  gender: Gender;
  /** 0 (twenties) to 4 (sixties). */
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
  eyeOpen: number;
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
  /** Seed of details that are drawn at random, such as strands. */
  detail: number;
}
