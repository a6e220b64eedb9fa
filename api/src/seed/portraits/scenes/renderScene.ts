import sharp from 'sharp';
import { CLIP_NAMES } from '../clips/CLIP_NAMES';
import { drawClip } from '../clips/drawClip';
import { drawAloneTonight } from './drawAloneTonight';
import { drawCouple } from './drawCouple';
import type { SceneName } from './SCENE_NAMES';
import { scenePalettes } from './ScenePalette';

/** Widths of the symbol pictures in px; they are 4 wide and 3 high. */
export const SCENE_SIZES = [480, 960, 1440, 1600] as const;
export type SceneSize = (typeof SCENE_SIZES)[number];

const SCENE_RATIO = 4 / 3;

function draw(name: SceneName): string {
  if (name === 'alonetonight' || name === 'evening') return drawAloneTonight();
  const clip = CLIP_NAMES.find((one) => one === name);
  if (clip) return drawClip[clip](0);
  const palette = Object.entries(scenePalettes).find(([niche]) => name === `hero-${niche}`)?.[1];
  return drawCouple(palette ?? scenePalettes.general);
}

/** A symbol picture as webp, `size` pixels wide. */
export function renderScene(name: SceneName, size: SceneSize): Promise<Buffer> {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="${size}" height="${size / SCENE_RATIO}">${draw(name)}</svg>`;
  return sharp(Buffer.from(markup), { unlimited: true }).flatten().webp({ quality: 82, effort: 3 }).toBuffer();
}
