import { REMOTES } from '@rendezvous/shared/contract';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import type { SiteContext } from '../createContext';
import { failureMarks, loadMarks } from '../visit/marks';
import { VisitReports } from '../visit/VisitReports';

const strict = { additionalProperties: false } as const;
const token = Type.String({ maxLength: 120 });
const release = Type.String({ maxLength: 40 });
const toMeasurement = (maximum: number) => Type.Optional(Type.Number({ minimum: 0, maximum }));

const owner = Type.Enum([...REMOTES, 'shell' as const]);

const beacon = Type.Object(
  {
    token,
    remote: owner,
    release,
    rung: Type.Enum(['entry', 'retry', 'last-good', 'chunk', 'render', 'fallback', 'killed']),
    reason: Type.String({ maxLength: 2_000 }),
  },
  strict,
);

const loadedRelease = Type.Object(
  { remote: owner, release, lcp: toMeasurement(600_000), inp: toMeasurement(600_000), cls: toMeasurement(1_000) },
  strict,
);
const visitReport = Type.Object(
  { token, releases: Type.Array(loadedRelease, { minItems: 1, maxItems: 2 * (REMOTES.length + 1) }) },
  strict,
);

const body = Type.Union([beacon, visitReport]);

/** Receives reports from pages about releases that failed or loaded. Only visits that we served are counted, each once per release and rung. */
export function beaconRoutes(app: FastifyInstance, context: SiteContext): void {
  const reports = new VisitReports(context);
  app.post<{ Body: Static<typeof body> }>('/platform/beacon', { schema: { body } }, async (request, reply) => {
    const visit = reports.visitOf(request, request.body.token);
    if (visit === undefined) return reply.code(204).send();
    if ('rung' in request.body) {
      const { remote, release: id, rung, reason } = request.body;
      await reports.count(visit, remote, id, failureMarks(rung), reason);
    } else {
      for (const { remote, release: id, ...times } of request.body.releases) await reports.count(visit, remote, id, loadMarks(times));
    }
    return reply.code(204).send();
  });
}
