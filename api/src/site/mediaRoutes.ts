import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { strictObject } from '@rendezvous/shared/calls/schemas';
import { Type } from 'typebox';
import { renderScene, SCENE_SIZES } from '../pictures/scenes/renderScene';
import { CLIP_NAMES, type ClipName, SCENE_NAMES } from '../pictures/scenes/sceneNames';

interface ByteRange {
  from: number;
  /** Last byte, inclusive. */
  to: number;
}

/** Parses a Range header with a single range; undefined if the whole file should be sent, null if the range cannot be satisfied. */
export function parseByteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  // Without a start, `to` is a number of bytes at the end of the file.
  const range =
    from === ''
      ? { from: Math.max(0, size - Number(to)), to: size - 1 }
      : { from: Number(from), to: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  return range.from <= range.to ? range : null;
}

/** Creates a function that reads or draws the file of a key once and then returns the same bytes; after a failure it tries again. */
export function createMediaCache(): (key: string, read: () => Promise<Buffer>) => Promise<Buffer> {
  const files = new Map<string, Promise<Buffer>>();
  return (key, read) => {
    const cachedFile = files.get(key);
    if (cachedFile) return cachedFile;
    const file = read();
    files.set(key, file);
    file.catch(() => files.delete(key));
    return file;
  };
}

const ClipQuery = strictObject({ name: Type.Enum([...CLIP_NAMES]) });

const toClipPath = (name: ClipName): string => path.join(__dirname, '../content/clips', `${name}.mp4`);

/** GET /api/clip.php: a short silent clip for the landers; it supports ranges, which Safari needs for playback. */
export const clipRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const loadMedia = createMediaCache();
  const options = { config: { access: 'public', tag: 'site' }, schema: { querystring: ClipQuery } } as const;
  app.get('/api/clip.php', options, async ({ query, headers }, reply) => {
    const bytes = await loadMedia(query.name, () => readFile(toClipPath(query.name)));
    const size = bytes.byteLength;
    const range = parseByteRange(headers.range, size);
    reply.header('cache-control', 'public, max-age=86400').header('accept-ranges', 'bytes').type('video/mp4');
    if (range === undefined) return reply.send(bytes);
    if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send('');
    reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${size}`);
    return reply.send(bytes.subarray(range.from, range.to + 1));
  });
};

const PictureQuery = strictObject({
  name: Type.Enum([...SCENE_NAMES]),
  size: Type.Enum([...SCENE_SIZES]),
});

/** GET /api/picture.php: a scene illustration for the front page and the landers, drawn once and cacheable for a day. */
export const pictureRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const loadMedia = createMediaCache();
  const options = { config: { access: 'public', tag: 'site' }, schema: { querystring: PictureQuery } } as const;
  app.get('/api/picture.php', options, async ({ query: { name, size } }, reply) => {
    const bytes = await loadMedia(`${name} ${size}`, () => renderScene(name, size));
    return reply.header('cache-control', 'public, max-age=86400').type('image/webp').send(bytes);
  });
};
