import type { FastifyInstance } from 'fastify';
import { isDescriptionFile } from '../../gates/ReleaseDescriptions';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import { parseAcceptedEncodings } from '../releases/parseAcceptedEncodings';
import { getContentType } from '../releases/getContentType';

const NO_FILE_MESSAGE = 'No release has this file.';
const ENCODING_NAMES = { br: 'br', gz: 'gzip' } as const;

/** Serves the files of releases, which browsers may cache for a year. */
export function assetRoutes(app: FastifyInstance, { folder }: SiteContext): void {
  app.get<{ Params: { remote: string; id: string; '*': string } }>('/r/:remote/:id/*', async (request, reply) => {
    const { remote, id, '*': file } = request.params;
    // Files that describe a release are for teams only, see `deployReadingRoutes`.
    if (isDescriptionFile(file)) throw new Refusal(404, 'not_found', NO_FILE_MESSAGE);
    const storedFile = await folder.read(remote, id, file, parseAcceptedEncodings(request.headers['accept-encoding']));
    if (storedFile === undefined) throw new Refusal(404, 'not_found', NO_FILE_MESSAGE);
    if (storedFile.encoding !== null) reply.header('content-encoding', ENCODING_NAMES[storedFile.encoding]);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(getContentType(file))
      .send(storedFile.content);
  });
}
