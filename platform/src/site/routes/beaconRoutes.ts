import { REMOTES } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { SiteContext } from '../createContext';
import { isOwnPage } from '../plugins/isOwnPage';
import { Refusal } from '../plugins/Refusal';

const beacon = Type.Object(
  {
    token: Type.String({ maxLength: 120 }),
    remote: Type.Enum([...REMOTES]),
    release: Type.String({ maxLength: 40 }),
    rung: Type.Enum(['entry', 'retry', 'last-good', 'chunk', 'render', 'fallback', 'killed']),
    reason: Type.String({ maxLength: 2_000 }),
  },
  { additionalProperties: false },
);

/** Failures that pages report; only visits we served count, once per rung (platform.md, section 4). */
export function beaconRoutes(app: FastifyInstance, { tokens, beacons }: SiteContext): void {
  app.post<{ Body: Static<typeof beacon> }>('/platform/beacon', { schema: { body: beacon } }, async (request, reply) => {
    if (!isOwnPage(request.headers)) throw new Refusal(403, 'cross_site', 'Reports come from our own pages only.');
    const { token, ...report } = request.body;
    const visit = tokens.visitOf(token);
    if (visit !== undefined) await beacons.add({ ...report, reason: report.reason.slice(0, 300), visit });
    return reply.code(204).send();
  });
}
