import type { FastifyInstance } from 'fastify';
import { siteIcon } from '../document/siteIcon';
import { drawIconFiles, ICON_PATHS, type IconFile } from '../icons/appIcons';

const CACHE_FOR_A_DAY = 'public, max-age=86400';

/** The site's icon: the drawing, PNG for home screens, and ICO, which is drawn once when first asked for. */
export function iconRoutes(app: FastifyInstance): void {
  let drawnFiles: Promise<IconFile[]> | undefined;
  app.get('/icon.svg', async (_request, reply) => reply.header('cache-control', CACHE_FOR_A_DAY).type('image/svg+xml').send(siteIcon));
  for (const path of ICON_PATHS) {
    app.get(path, async (_request, reply) => {
      drawnFiles ??= drawIconFiles();
      const file = (await drawnFiles).find((drawn) => drawn.path === path);
      return file === undefined ? reply.callNotFound() : reply.header('cache-control', CACHE_FOR_A_DAY).type(file.type).send(file.content);
    });
  }
}
