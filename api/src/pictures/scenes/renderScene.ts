import sharp from 'sharp';
import { drawAloneTonight } from './drawAloneTonight';
import { drawCouple } from './drawCouple';
import { drawLake } from './drawLake';
import { drawLanterns } from './drawLanterns';
import { drawSkyline } from './drawSkyline';
import { CLIP_NAMES, type ClipName, type SceneName } from './sceneNames';
import { scenePalettes } from './ScenePalette';

/** Functions that draw one frame of a clip; `phase` runs from 0 to 1 and repeats. */
export const clipDrawers: Record<ClipName, (phase: number) => string> = { skyline: drawSkyline, lake: drawLake, lanterns: drawLanterns };

/** Widths of the scene illustrations in px; their aspect ratio is 4:3. */
export const SCENE_SIZES = [480, 960, 1440, 1600] as const;
export type SceneSize = (typeof SCENE_SIZES)[number];

const SCENE_RATIO = 4 / 3;

function drawScene(name: SceneName): string {
  if (name === 'alonetonight' || name === 'evening') return drawAloneTonight();
  const clip = CLIP_NAMES.find((clipName) => clipName === name);
  if (clip) return clipDrawers[clip](0);
  const palette = Object.entries(scenePalettes).find(([niche]) => name === `hero-${niche}`)?.[1];
  return drawCouple(palette ?? scenePalettes.general);
}

/** Renders a scene illustration as WebP, `size` pixels wide. */
export function renderScene(name: SceneName, size: SceneSize): Promise<Buffer> {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="${size}" height="${size / SCENE_RATIO}">${drawScene(name)}</svg>`;
  return sharp(Buffer.from(markup), { unlimited: true }).flatten().webp({ quality: 82, effort: 3 }).toBuffer();
}
