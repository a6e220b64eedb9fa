import type { FastifyInstance } from 'fastify';
import { access } from 'node:fs/promises';
import type { Registry } from '../../registry/Registry';
import { resolveVisit } from '../../registry/resolveVisit';
import type { SiteContext } from '../createContext';
import { siteIcon } from '../document/siteIcon';
import { createWebManifest } from '../document/createWebManifest';
import { ICON_DRAWERS, type IconFile } from '../icons/appIcons';
import { readOverrides } from '../overrides/overrideCookie';
import { toReleasesByRemote } from '../overrides/Override';
import { sendCompressed } from '../plugins/sendCompressed';
import type { ReleaseFolder } from '../releases/ReleaseFolder';
import { openVisit } from '../visit/openVisit';
import { readVisit } from '../visit/readVisit';
import { createWorkerScript } from '../worker/createWorkerScript';

/** Finds stable and canary releases whose release.json is missing, for example after only the database has been restored. */
async function findMissingReleases({ remotes }: Registry, folder: ReleaseFolder): Promise<string[]> {
  const liveReleases = Object.entries(remotes).flatMap(([remote, { state, stable, canary }]) =>
    state === 'on' ? [stable, canary?.release].filter((id) => typeof id === 'string').map((id) => ({ remote, id })) : [],
  );
  const checks = liveReleases.map(async ({ remote, id }) =>
    access(folder.getPath({ remote: remote as keyof Registry['remotes'], id }, 'release.json')).then(
      () => [],
      () => [`${remote} ${id}`],
    ),
  );
  return (await Promise.all(checks)).flat();
}

const CACHE_FOR_A_DAY = 'public, max-age=86400';
/** Content security policy of the worker, which may fetch only from us; the strict default of other responses would block its network access. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'";

/** Serves the site's icon as SVG, as PNG for home screens, and as ICO. PNG and ICO are drawn at their first request, and again after a failure. */
function iconRoutes(app: FastifyInstance): void {
  const drawnFiles = new Map<string, Promise<IconFile>>();
  app.get('/icon.svg', async (_request, reply) => reply.header('cache-control', CACHE_FOR_A_DAY).type('image/svg+xml').send(siteIcon));
  for (const [path, draw] of ICON_DRAWERS) {
    const startDrawing = (): Promise<IconFile> => {
      const drawing = draw().catch((error: unknown) => {
        drawnFiles.delete(path);
        throw error;
      });
      drawnFiles.set(path, drawing);
      return drawing;
    };
    app.get(path, async (_request, reply) => {
      const { type, content } = await (drawnFiles.get(path) ?? startDrawing());
      return reply.header('cache-control', CACHE_FOR_A_DAY).type(type).send(content);
    });
  }
}

/** Serves the resources at fixed URLs: icons, web manifest, service worker and health check. */
export function fixedRoutes(app: FastifyInstance, context: SiteContext): void {
  iconRoutes(app);
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { boot, locale } = await openVisit(context, request, reply);
    return reply
      .header('cache-control', 'private, no-cache')
      .type('application/manifest+json')
      .send(createWebManifest(boot.settings, locale));
  });
  app.get('/sw.js', async (request, reply) => {
    const { visitorId = '', locale } = readVisit(request.headers, {});
    const country = context.findCountry(request.ip, request.headers);
    const overrides = toReleasesByRemote(readOverrides(context.overrideTokens, request.headers.cookie));
    const { shell } = resolveVisit(await context.registryCache.getCurrent(), { visitorId, country, locale, overrides });
    reply.header('cache-control', 'no-cache').header('content-security-policy', WORKER_POLICY).type('text/javascript; charset=utf-8');
    return sendCompressed(request, reply.header('vary', 'cookie, accept-language, accept-encoding'), [
      await createWorkerScript(context, shell),
    ]);
  });
  app.get('/platform/health', async (_request, reply) => {
    const registry = await context.registryCache.getCurrent();
    const missing = await findMissingReleases(registry, context.folder);
    if (missing.length > 0) reply.code(503);
    return missing.length > 0 ? { status: 'missing', serial: registry.serial, missing } : { status: 'ok', serial: registry.serial };
  });
}
