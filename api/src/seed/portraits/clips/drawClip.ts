import { drawLake } from '../scenes/drawLake';
import { drawLanterns } from '../scenes/drawLanterns';
import { drawSkyline } from '../scenes/drawSkyline';
import type { ClipName } from './CLIP_NAMES';

/** Draws a moment of each clip; `phase` goes round from 0 to 1. */
export const drawClip: Record<ClipName, (phase: number) => string> = { skyline: drawSkyline, lake: drawLake, lanterns: drawLanterns };
