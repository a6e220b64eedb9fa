import type { Gender, NicheName } from '@rendezvous/shared/contract';

/** Colours of an evening scene, and the two people in it. */
export interface ScenePalette {
  sky: readonly [top: string, middle: string, low: string, horizon: string];
  sun: string;
  /** Colours of the rows of houses, from far to near. */
  town: readonly [string, string, string];
  /** Colour of silhouettes against the light. */
  dark: string;
  couple: readonly [Person, Person];
}

interface Person {
  gender: Gender;
  person: number;
  ageBand: number;
  hair: number;
}

const createWoman = (person: number, ageBand = 0, hair = 1): Person => ({ gender: 'female', person, ageBand, hair });
const createMan = (person: number, ageBand = 0, hair = 1): Person => ({ gender: 'male', person, ageBand, hair });

const dusk = {
  sky: ['#3d2f66', '#a8527f', '#f08d78', '#ffd09a'],
  sun: '#fff0c4',
  town: ['#a0587f', '#6f3f6e', '#432a55'],
  dark: '#23173a',
} as const;

/** A palette and a couple for each niche. */
export const scenePalettes: Record<NicheName, ScenePalette> = {
  general: { ...dusk, couple: [createWoman(493), createMan(7_303)] },
  she: {
    sky: ['#5a2f6e', '#c25a92', '#f6a0a0', '#ffdcb8'],
    sun: '#fff3d6',
    town: ['#b5668f', '#83497c', '#54325f'],
    dark: '#2f1a42',
    couple: [createWoman(792, 1), createMan(7_303, 1)],
  },
  bdsm: {
    sky: ['#1d1426', '#5a1f36', '#a8323e', '#e8835a'],
    sun: '#ffd9a6',
    town: ['#6b2a40', '#461d33', '#2b1426'],
    dark: '#170c18',
    couple: [createWoman(52_001), createMan(911, 1, 2)],
  },
  bbw: {
    sky: ['#5b3a6e', '#d1667a', '#ffa26f', '#ffe0a0'],
    sun: '#fff4cf',
    town: ['#c06a78', '#8c4a68', '#573157'],
    dark: '#2e1c3c',
    couple: [createWoman(77_031, 1), createMan(7_303, 1)],
  },
  gilf: {
    sky: ['#46507c', '#a5789a', '#eab290', '#fbe3b6'],
    sun: '#fff5da',
    town: ['#a07f98', '#71597c', '#473a5c'],
    dark: '#272240',
    couple: [createWoman(90_210, 4, 4), createMan(7_303, 4, 4)],
  },
  milf: {
    sky: ['#4a2a5a', '#b4505f', '#f2935a', '#ffd787'],
    sun: '#fff2c0',
    town: ['#aa5a64', '#763f5c', '#48294d'],
    dark: '#281636',
    couple: [createWoman(285, 2), createMan(911)],
  },
  gay: {
    sky: ['#1f3566', '#5b5fa8', '#d78bb0', '#ffcfa0'],
    sun: '#fff0cc',
    town: ['#7a6aa6', '#4f4a86', '#302f60'],
    dark: '#191b40',
    couple: [createMan(911, 1), createMan(7_303, 0, 2)],
  },
};
