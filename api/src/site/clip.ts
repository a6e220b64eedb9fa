import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ClipName } from '../pictures/scenes/sceneNames';
import { byteRange } from './byteRange';
import { ClipQuery } from './clip.schema';

const fileOf = (name: ClipName): string => path.join(__dirname, '../content/clips', `${name}.mp4`);

/** GET /api/clip.php: a short clip without sound for the landers, also in the parts that Safari plays it by. */
export const clipRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const read = new Map<ClipName, Promise<Buffer>>();
  const clip = (name: ClipName): Promise<Buffer> => {
    const bytes = read.get(name) ?? readFile(fileOf(name));
    read.set(name, bytes);
    return bytes;
  };
  const options = { config: { access: 'public', tag: 'site' }, schema: { querystring: ClipQuery } } as const;
  app.get('/api/clip.php', options, async ({ query, headers }, reply) => {
    const bytes = await clip(query.name);
    const size = bytes.byteLength;
    const range = byteRange(headers.range, size);
    reply.header('cache-control', 'public, max-age=86400').header('accept-ranges', 'bytes').type('video/mp4');
    if (range === undefined) return reply.send(bytes);
    if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send('');
    reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${size}`);
    return reply.send(bytes.subarray(range.from, range.to + 1));
  });
};
