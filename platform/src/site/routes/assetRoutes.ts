import type { FastifyInstance } from 'fastify';
import { isDescription } from '../../gates/Descriptions';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import { acceptedEncodings } from '../releases/acceptedEncodings';
import { contentType } from '../releases/contentType';

const NO_FILE = 'No release has this file.';
const ENCODING_NAMES = { br: 'br', gz: 'gzip' } as const;

/** Serves the files of releases, which browsers may cache for a year. */
export function assetRoutes(app: FastifyInstance, { folder }: SiteContext): void {
  app.get<{ Params: { remote: string; id: string; '*': string } }>('/r/:remote/:id/*', async (request, reply) => {
    const { remote, id, '*': file } = request.params;
    // Sources and the like are for publishers (`registerDeployReadingRoutes`).
    if (isDescription(file)) throw new Refusal(404, 'not_found', NO_FILE);
    const stored = await folder.read(remote, id, file, acceptedEncodings(request.headers['accept-encoding']));
    if (stored === undefined) throw new Refusal(404, 'not_found', NO_FILE);
    if (stored.encoding !== null) reply.header('content-encoding', ENCODING_NAMES[stored.encoding]);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(contentType(file))
      .send(stored.content);
  });
}
