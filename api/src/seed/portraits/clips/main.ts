import path from 'node:path';
import { CLIP_NAMES } from './CLIP_NAMES';
import { makeClip } from './makeClip';

/** Writes the clips anew: `npx tsx api/src/seed/portraits/clips/main.ts`, after a change of what is drawn. */
async function main(): Promise<void> {
  for (const name of CLIP_NAMES) await makeClip(name, path.join(__dirname, '../../../content/clips', `${name}.mp4`));
}

void main();
