import { REMOTES } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { SiteContext } from '../createContext';
import { toFailureMarks, toLoadedMarks } from '../visit/marks';
import { VisitReports } from '../visit/VisitReports';

const strictOptions = { additionalProperties: false } as const;
const tokenSchema = Type.String({ maxLength: 120 });
const releaseSchema = Type.String({ maxLength: 40 });
const createMeasurementSchema = (maximum: number) => Type.Optional(Type.Number({ minimum: 0, maximum }));

const ownerSchema = Type.Enum([...REMOTES, 'shell' as const]);

const beaconSchema = Type.Object(
  {
    token: tokenSchema,
    remote: ownerSchema,
    release: releaseSchema,
    rung: Type.Enum(['entry', 'retry', 'last-good', 'chunk', 'render', 'fallback', 'killed']),
    reason: Type.String({ maxLength: 2_000 }),
  },
  strictOptions,
);

const loadedReleaseSchema = Type.Object(
  {
    remote: ownerSchema,
    release: releaseSchema,
    lcp: createMeasurementSchema(600_000),
    inp: createMeasurementSchema(600_000),
    cls: createMeasurementSchema(1_000),
  },
  strictOptions,
);
const visitReportSchema = Type.Object(
  { token: tokenSchema, releases: Type.Array(loadedReleaseSchema, { minItems: 1, maxItems: 2 * (REMOTES.length + 1) }) },
  strictOptions,
);

const bodySchema = Type.Union([beaconSchema, visitReportSchema]);

/** Receives reports from pages about releases that failed or loaded. Only those of visits that we served are counted. */
export function beaconRoutes(app: FastifyInstance, context: SiteContext): void {
  const reports = new VisitReports(context);
  app.post<{ Body: Static<typeof bodySchema> }>('/platform/beacon', { schema: { body: bodySchema } }, async (request, reply) => {
    const visit = reports.identifyVisit(request, request.body.token);
    if (visit === undefined) return reply.code(204).send();
    if ('rung' in request.body) {
      const { remote, release: id, rung, reason } = request.body;
      await reports.record(visit, remote, id, toFailureMarks(rung), reason);
    } else {
      for (const { remote, release: id, ...times } of request.body.releases) await reports.record(visit, remote, id, toLoadedMarks(times));
    }
    return reply.code(204).send();
  });
}
