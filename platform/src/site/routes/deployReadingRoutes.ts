import type { FastifyInstance } from 'fastify';
import { LOCALES, REMOTES } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';
import { resolve } from '../../registry/resolve';
import type { SiteContext } from '../createContext';
import type { ReportLog } from './reportRoutes';

const strict = { additionalProperties: false } as const;
const remote = Type.Enum([...REMOTES, 'shell' as const]);
const HISTORY_ROWS = 50;

const historyQuery = Type.Object({ remote: Type.Optional(remote) }, strict);
const whyQuery = Type.Object(
  {
    remote,
    visitor: Type.String({ minLength: 1, maxLength: 100 }),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    locale: Type.Optional(Type.Enum([...LOCALES])),
  },
  strict,
);

/** What any team may read: state, history, decisions, and failures that browsers reported. */
export function deployReadingRoutes(app: FastifyInstance, context: SiteContext, reports: ReportLog): void {
  const { registryCache, beacons } = context;
  app.get('/platform/api/status', async () => {
    return { ...(await registryCache.current()), beacons: await beacons.counts() };
  });
  app.get<{ Querystring: Static<typeof historyQuery> }>(
    '/platform/api/history',
    { schema: { querystring: historyQuery } },
    async (request) => {
      return { history: await registryCache.history(request.query.remote, HISTORY_ROWS) };
    },
  );
  app.get<{ Querystring: Static<typeof whyQuery> }>('/platform/api/why', { schema: { querystring: whyQuery } }, async (request) => {
    const { remote: name, visitor, country = '', locale = 'en' } = request.query;
    const { trace, plan, releases, shell } = resolve(await registryCache.current(), { visitorId: visitor, country, locale });
    const chosen = name === 'shell' ? shell?.id : releases[name]?.[0]?.id;
    return { serial: plan.serial, remote: name, chosen: chosen ?? null, trace: trace.filter((step) => step.remote === name) };
  });
  app.get('/platform/api/reports', async () => {
    return { reports: reports.newest() };
  });
}
