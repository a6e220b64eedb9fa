import type { FastifyInstance } from 'fastify';
import { resolve } from '../../registry/resolve';
import type { SiteContext } from '../createContext';
import { siteIcon } from '../document/siteIcon';
import { webManifest } from '../document/webManifest';
import { Refusal } from '../plugins/Refusal';
import { openVisit } from '../visit/openVisit';
import { readVisit } from '../visit/readVisit';

const ROBOTS = ['User-agent: *', 'Disallow: /api/', 'Disallow: /platform/', 'Disallow: /sandbox/', 'Allow: /', ''].join('\n');
/** A worker may fetch from us and nothing else; the strict default of other answers would cut its network. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'";
const DAY = 'public, max-age=86400';

/** Files at fixed addresses: icon, web manifest, robots, service worker, health. */
export function fixedRoutes(app: FastifyInstance, context: SiteContext): void {
  for (const path of ['/icon.svg', '/favicon.ico']) {
    app.get(path, async (_request, reply) => reply.header('cache-control', DAY).type('image/svg+xml').send(siteIcon));
  }
  app.get('/robots.txt', async (_request, reply) => reply.header('cache-control', DAY).type('text/plain').send(ROBOTS));
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { boot, locale } = await openVisit(context, request, reply);
    return reply.header('cache-control', 'private, no-cache').type('application/manifest+json').send(webManifest(boot.settings, locale));
  });
  app.get('/sw.js', async (request, reply) => {
    const script = await workerScript(context, request);
    return reply.header('cache-control', 'no-cache').header('content-security-policy', WORKER_POLICY).type('text/javascript').send(script);
  });
  app.get('/platform/health', async () => {
    const { serial } = await context.registryCache.current();
    return { status: 'ok', serial };
  });
}

/** The live shell's service worker; the address stays, the release behind it changes (security 29). */
async function workerScript(context: SiteContext, request: { headers: Parameters<typeof readVisit>[0] }): Promise<Buffer> {
  const { visitorId = '', locale } = readVisit(request.headers, {});
  const { shell } = resolve(await context.registryCache.current(), { visitorId, country: '', locale });
  const stored = shell === undefined ? undefined : await context.folder.read('shell', shell.id, 'sw.js', []);
  if (stored === undefined) throw new Refusal(404, 'not_found', 'The shell has no service worker.');
  return stored.content;
}
