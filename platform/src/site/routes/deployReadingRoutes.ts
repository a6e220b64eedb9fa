import type { FastifyInstance } from 'fastify';
import { LOCALES, REMOTES } from '@rendezvous/shared/contract';
import { Type, type Static } from 'typebox';
import { DESCRIPTION_FILES } from '../../gates/ReleaseDescriptions';
import { resolveVisit } from '../../registry/resolveVisit';
import type { SiteContext } from '../createContext';
import { Refusal } from '../plugins/Refusal';
import { getContentType } from '../releases/getContentType';
import { createStaticSite } from '../static/createStaticSite';
import { StatusReader } from '../status/StatusReader';

const strictOptions = { additionalProperties: false } as const;
const remoteSchema = Type.Enum([...REMOTES, 'shell' as const]);
const DEFAULT_HISTORY_ROWS = 50;

const historyQuerySchema = Type.Object(
  { remote: Type.Optional(remoteSchema), limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,2}|1000)$' })) },
  strictOptions,
);
const descriptionParamsSchema = Type.Object(
  { remote: remoteSchema, id: Type.String({ maxLength: 40 }), file: Type.Enum([...DESCRIPTION_FILES]) },
  strictOptions,
);
const staticQuerySchema = Type.Object({ host: Type.String({ pattern: '^[a-z0-9.-]{1,253}$' }) }, strictOptions);
const whyQuerySchema = Type.Object(
  {
    remote: remoteSchema,
    visitor: Type.String({ minLength: 1, maxLength: 100 }),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    locale: Type.Optional(Type.Enum([...LOCALES])),
  },
  strictOptions,
);

/** Serves what any team may read: state, history, decisions, descriptions of releases, static sites, and browsers' reports. */
export function deployReadingRoutes(app: FastifyInstance, context: SiteContext): void {
  const { registryCache } = context;
  const reader = new StatusReader(context);
  app.get('/platform/api/status', async () => reader.loadStatus());
  app.get<{ Querystring: Static<typeof historyQuerySchema> }>(
    '/platform/api/history',
    { schema: { querystring: historyQuerySchema } },
    async (request) => {
      const { remote: name, limit = DEFAULT_HISTORY_ROWS } = request.query;
      return { history: await registryCache.loadHistory(name, Number(limit)) };
    },
  );
  app.get<{ Querystring: Static<typeof whyQuerySchema> }>(
    '/platform/api/why',
    { schema: { querystring: whyQuerySchema } },
    async (request) => {
      const { remote: name, visitor, country = '', locale = 'en' } = request.query;
      const registry = await registryCache.getCurrent();
      const { trace, plan, releases, shell } = resolveVisit(registry, { visitorId: visitor, country, locale });
      const chosenId = name === 'shell' ? shell?.id : releases[name]?.[0]?.id;
      const steps = trace.filter((step) => step.remote === name);
      const canary = (await reader.loadCanaryStates(registry))[name] ?? null;
      const [aborted = null] = await reader.loadAborts(name);
      return { serial: plan.serial, remote: name, chosen: chosenId ?? null, trace: steps, canary, aborted };
    },
  );
  app.get<{ Params: Static<typeof descriptionParamsSchema> }>(
    '/platform/api/releases/:remote/:id/:file',
    { schema: { params: descriptionParamsSchema } },
    async ({ params: { remote: owner, id, file } }, reply) => {
      const storedFile = await context.folder.read(owner, id, file, []);
      if (storedFile === undefined) throw new Refusal(404, 'not_found', `${owner} ${id} has no ${file}.`);
      return reply.type(getContentType(file)).send(storedFile.content);
    },
  );
  app.get<{ Querystring: Static<typeof staticQuerySchema> }>(
    '/platform/api/static',
    { schema: { querystring: staticQuerySchema } },
    async ({ query: { host } }) => {
      if (context.hosts.length > 0 && !context.hosts.includes(host))
        throw new Refusal(404, 'unknown_host', `This server does not serve ${host}.`);
      return createStaticSite(context, host);
    },
  );
  app.get('/platform/api/reports', async () => {
    return { reports: await context.reports.read() };
  });
}
