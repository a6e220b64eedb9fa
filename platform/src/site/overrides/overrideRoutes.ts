import { REMOTES } from '@rendezvous/shared/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type, type Static } from 'typebox';
import { knownRelease } from '../../registry/changes/knownRelease';
import type { SiteContext } from '../createContext';
import { authorize } from '../deploy/authorize';
import { isOwnPage } from '../plugins/isOwnPage';
import { Refusal } from '../plugins/Refusal';
import { badgeScript } from './badgeScript';
import { BADGE_SCRIPT, RESET_PATH } from './overrideBadge';
import { overridesCookie, readOverrides } from './overrideCookie';
import { linkedPath } from './linkedPath';
import type { Override } from './Override';
import { refusedLink } from './refusedLink';

/** A week in seconds: whoever needs a release for longer promotes it, or creates another link. */
const LONGEST_S = 7 * 86_400;

const wish = Type.Object(
  {
    remote: Type.Enum([...REMOTES, 'shell' as const]),
    release: Type.String({ minLength: 1, maxLength: 40 }),
    /** Validity of the link and its cookie, in seconds. */
    ttl: Type.Integer({ minimum: 1, maximum: LONGEST_S }),
    /** Page that the link leads to. */
    path: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

/** Releases for one browser: a team requests a link, and whoever opens it gets the release until it expires. */
export function overrideRoutes(app: FastifyInstance, context: SiteContext): void {
  const { overrideTokens: tokens, now, secure } = context;
  const keep = (reply: FastifyReply, overrides: readonly Override[], path = '/'): FastifyReply =>
    reply
      .header('set-cookie', overridesCookie(tokens, overrides, now(), secure))
      .code(303)
      .header('location', path)
      .send();

  app.post<{ Body: Static<typeof wish> }>('/platform/api/overrides', { schema: { body: wish } }, async ({ headers, body }) => {
    const { remote, release, ttl } = body;
    authorize(context, headers, remote);
    const path = linkedPath(body.path ?? '/');
    if (path === undefined) throw new Refusal(400, 'path', 'The link can lead to a page of this site only, for example /chats.');
    knownRelease(await context.registryCache.current(), remote, release);
    const override = { remote, release, expires: now() + ttl * 1_000 };
    await context.registry.noteOverride(override);
    return { ...override, url: `${context.publicOrigin}/platform/override/${tokens.issue({ ...override, path })}` };
  });
  app.get<{ Params: { '*': string } }>('/platform/override/*', async ({ headers, params: { '*': token } }, reply) => {
    const override = tokens.read(token);
    if (override === undefined) return reply.code(403).type('text/html; charset=utf-8').send(refusedLink);
    const others = readOverrides(tokens, headers.cookie).filter(({ remote }) => remote !== override.remote);
    return keep(reply, [...others, override], override.path);
  });
  app.post(RESET_PATH, async ({ headers }, reply) => {
    if (!isOwnPage(headers)) throw new Refusal(403, 'cross_site', 'Only our own pages reset.');
    return keep(reply, []);
  });
  app.get(BADGE_SCRIPT, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(badgeScript),
  );
}
