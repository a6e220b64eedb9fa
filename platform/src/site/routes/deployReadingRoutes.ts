import type { FastifyInstance } from 'fastify';
import { LOCALES, REMOTES } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';
import { DESCRIPTIONS } from '../../gates/Descriptions';
import { resolve } from '../../registry/resolve';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import { contentType } from '../releases/contentType';
import { makeStaticSite } from '../static/makeStaticSite';
import { StatusReader } from '../status/StatusReader';

const strict = { additionalProperties: false } as const;
const remote = Type.Enum([...REMOTES, 'shell' as const]);
const DEFAULT_HISTORY_ROWS = 50;

const historyQuery = Type.Object(
  { remote: Type.Optional(remote), limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,2}|1000)$' })) },
  strict,
);
const descriptionParams = Type.Object({ remote, id: Type.String({ maxLength: 40 }), file: Type.Enum([...DESCRIPTIONS]) }, strict);
const staticQuery = Type.Object({ host: Type.String({ pattern: '^[a-z0-9.-]{1,253}$' }) }, strict);
const whyQuery = Type.Object(
  {
    remote,
    visitor: Type.String({ minLength: 1, maxLength: 100 }),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    locale: Type.Optional(Type.Enum([...LOCALES])),
  },
  strict,
);

/** Routes for what any team may read: state, history, decisions, descriptions of releases, static sites, and browsers' reports. */
export function deployReadingRoutes(app: FastifyInstance, context: SiteContext): void {
  const { registryCache } = context;
  const reader = new StatusReader(context);
  app.get('/platform/api/status', async () => reader.status());
  app.get<{ Querystring: Static<typeof historyQuery> }>(
    '/platform/api/history',
    { schema: { querystring: historyQuery } },
    async (request) => {
      const { remote: name, limit = DEFAULT_HISTORY_ROWS } = request.query;
      return { history: await registryCache.history(name, Number(limit)) };
    },
  );
  app.get<{ Querystring: Static<typeof whyQuery> }>('/platform/api/why', { schema: { querystring: whyQuery } }, async (request) => {
    const { remote: name, visitor, country = '', locale = 'en' } = request.query;
    const registry = await registryCache.current();
    const { trace, plan, releases, shell } = resolve(registry, { visitorId: visitor, country, locale });
    const chosenId = name === 'shell' ? shell?.id : releases[name]?.[0]?.id;
    const steps = trace.filter((step) => step.remote === name);
    const canary = (await reader.loadCanaryStates(registry))[name] ?? null;
    const [aborted = null] = await reader.loadAborts(name);
    return { serial: plan.serial, remote: name, chosen: chosenId ?? null, trace: steps, canary, aborted };
  });
  app.get<{ Params: Static<typeof descriptionParams> }>(
    '/platform/api/releases/:remote/:id/:file',
    { schema: { params: descriptionParams } },
    async ({ params: { remote: owner, id, file } }, reply) => {
      const stored = await context.folder.read(owner, id, file, []);
      if (stored === undefined) throw new Refusal(404, 'not_found', `${owner} ${id} has no ${file}.`);
      return reply.type(contentType(file)).send(stored.content);
    },
  );
  app.get<{ Querystring: Static<typeof staticQuery> }>(
    '/platform/api/static',
    { schema: { querystring: staticQuery } },
    async ({ query: { host } }) => {
      if (context.hosts.length > 0 && !context.hosts.includes(host))
        throw new Refusal(404, 'unknown_host', `This server does not serve ${host}.`);
      return makeStaticSite(context, host);
    },
  );
  app.get('/platform/api/reports', async () => {
    return { reports: await context.reports.read() };
  });
}
