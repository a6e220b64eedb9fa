import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import sharp from 'sharp';
import { clipDrawers } from './renderScene';
import { CLIP_NAMES, type ClipName } from './sceneNames';

const WIDTH = 960;
const HEIGHT = 720;
const FRAMES_PER_SECOND = 24;
const DURATION_SECONDS = 6;

const SIZE = `${WIDTH}x${HEIGHT}`;
const INPUT_OPTIONS = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', SIZE, '-r', String(FRAMES_PER_SECOND), '-i', '-'];
const OUTPUT_OPTIONS = ['-an', '-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '25', '-pix_fmt', 'yuv420p'];

/** Renders one frame of a clip as raw RGB bytes. */
function renderFrame(name: ClipName, phase: number): Promise<Buffer> {
  const markup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="${WIDTH}" height="${HEIGHT}">${clipDrawers[name](phase)}</svg>`;
  return sharp(Buffer.from(markup), { unlimited: true }).flatten().removeAlpha().raw().toBuffer();
}

/** Encodes a silent clip that loops seamlessly; needs ffmpeg. */
async function makeClip(name: ClipName, file: string): Promise<void> {
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...INPUT_OPTIONS, ...OUTPUT_OPTIONS, '-movflags', '+faststart', file], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const closePromise = once(encoder, 'close');
  const frameCount = FRAMES_PER_SECOND * DURATION_SECONDS;
  for (let index = 0; index < frameCount; index++) {
    if (!encoder.stdin.write(await renderFrame(name, index / frameCount))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  const [code] = await closePromise;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${name}.`);
}

/** Regenerates the clips after a change to the drawings: `npx tsx api/src/pictures/scenes/makeClips.ts`. */
async function main(): Promise<void> {
  for (const name of CLIP_NAMES) await makeClip(name, path.join(__dirname, '../../content/clips', `${name}.mp4`));
}

void main();
