import { DAY_S, REMOTES } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import { requireRelease } from '../../registry/changes/requireRelease';
import type { SiteContext } from '../createContext';
import { authorize } from '../deploy/authorize';
import { isFromOwnPage } from '../plugins/isFromOwnPage';
import { Refusal } from '../plugins/Refusal';
import { parseLinkedPath, type Override } from './Override';
import { BADGE_SCRIPT_PATH, RESET_PATH } from './renderOverrideBadge';
import { createOverridesCookie, readOverrides } from './overrideCookie';

/**
 * Script that shows in the badge which releases under test did not load: those recorded as bad, and those whose fallback has loaded instead. Once the
 * entry of a container has run, the container is a global, for example `mfe_chat__0a1b2c3d`.
 */
export const badgeScript = `(() => {
  const badge = document.getElementById('overrides');
  const lines = [...badge.querySelectorAll('[data-containers]')];
  const hasFailed = ({ dataset }) => {
    const [own, ...others] = dataset.containers.split(' ');
    const bad = sessionStorage.getItem('bad-releases') ?? '';
    return bad.includes('"' + own + '"') || (!(own in self) && others.some((name) => name in self));
  };
  const look = () => {
    const failed = lines.filter(hasFailed).map(({ dataset }) => dataset.remote);
    const text = failed.length === 0 ? '' : failed.join(', ') + ' did not load: the page shows the release of everybody. Reset all, or load the page again.';
    const status = badge.querySelector('[role=status]');
    if (status.textContent === text) return;
    status.textContent = text;
    badge.open = text !== '';
  };
  setInterval(look, 1000);
  look();
})();
`;

/** Page shown for a link that was not signed here or has expired. It needs no other files. */
const invalidLinkPage = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="robots" content="noindex"><title>Link not valid</title></head>',
  '<body><h1>This link is not valid</h1><p>It has expired, or it was not made by this site. Ask the team for a new one.</p>',
  '<p><a href="/">Go to the site</a></p></body></html>',
].join('\n');

/** Maximum validity, a week: whoever needs a release for longer promotes it or creates another link. */
const MAX_TTL_S = 7 * DAY_S;

const linkSchema = Type.Object(
  {
    remote: Type.Enum([...REMOTES, 'shell' as const]),
    release: Type.String({ minLength: 1, maxLength: 40 }),
    /** Validity of the link and its cookie, in seconds. */
    ttl: Type.Integer({ minimum: 1, maximum: MAX_TTL_S }),
    /** Page that the link leads to. */
    path: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/** Routes for overriding releases in one browser: a team requests a link, and whoever opens it gets the release until the link expires. */
export function overrideRoutes(app: FastifyInstance, context: SiteContext): void {
  const { overrideTokens: tokens, now, secure } = context;
  const sendCookie = (reply: FastifyReply, overrides: readonly Override[], path = '/'): FastifyReply =>
    reply
      .header('set-cookie', createOverridesCookie(tokens, overrides, now(), secure))
      .code(303)
      .header('location', path)
      .send();

  app.post<{ Body: Static<typeof linkSchema> }>('/platform/api/overrides', { schema: { body: linkSchema } }, async ({ headers, body }) => {
    const { remote, release, ttl } = body;
    authorize(context, headers, remote);
    const path = parseLinkedPath(body.path ?? '/');
    if (path === undefined) throw new Refusal(400, 'path', 'The link can lead to a page of this site only, for example /chats.');
    requireRelease(await context.registryCache.getCurrent(), remote, release);
    const override = { remote, release, expires: now() + ttl * 1_000 };
    await context.registry.storeOverride(override);
    return { ...override, url: `${context.publicOrigin}/platform/override/${tokens.issue({ ...override, path })}` };
  });
  app.get<{ Params: { '*': string } }>('/platform/override/*', async ({ headers, params: { '*': token } }, reply) => {
    const override = tokens.read(token);
    if (override === undefined) return reply.code(403).type('text/html; charset=utf-8').send(invalidLinkPage);
    const otherOverrides = readOverrides(tokens, headers.cookie).filter(({ remote }) => remote !== override.remote);
    return sendCookie(reply, [...otherOverrides, override], override.path);
  });
  app.post(RESET_PATH, async ({ headers }, reply) => {
    if (!isFromOwnPage(headers)) throw new Refusal(403, 'cross_site', 'Only our own pages reset.');
    return sendCookie(reply, []);
  });
  app.get(BADGE_SCRIPT_PATH, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(badgeScript),
  );
}
