import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { LinkToken, strictObject } from '@rendezvous/shared/calls/schemas';
import { Type } from 'typebox';
import { isExclusionOpen } from '../leaving/selfExclusion';
import { createUnitOfWork, type UnitOfWork } from '../UnitOfWork';
import { isTokenValid, type TokenPurpose } from './tokens';

/** Kinds of mailed links, with the purposes of their tokens. */
const LINK_PURPOSES = {
  activation: ['activation'],
  reset: ['reset'],
  mail_change: ['mail_change'],
  undo: ['mail_undo', 'password_undo'],
  reactivation: ['reactivation'],
} as const satisfies Record<string, readonly TokenPurpose[]>;

type LinkKind = keyof typeof LINK_PURPOSES | 'ban';

const LinkQuery = strictObject({
  kind: Type.Enum([...(Object.keys(LINK_PURPOSES) as (keyof typeof LINK_PURPOSES)[]), 'ban']),
  token: LinkToken,
});
const LinkReply = strictObject({ valid: Type.Boolean() });

async function isLinkValid(work: UnitOfWork, kind: LinkKind, token: string): Promise<boolean> {
  if (kind === 'ban') return isExclusionOpen(work, token);
  const checks = LINK_PURPOSES[kind].map((purpose) => isTokenValid(work, token, purpose));
  return (await Promise.all(checks)).includes(true);
}

/** /internal/links: tells the site server, without using a mailed link up, whether the page behind it must answer 410. */
export const linkRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/internal/links',
    { config: { internal: true, crossSite: 'none' }, schema: { hide: true, querystring: LinkQuery, response: { 200: LinkReply } } },
    async (request) => ({ valid: await isLinkValid(createUnitOfWork(app, request), request.query.kind, request.query.token) }),
  );
};
