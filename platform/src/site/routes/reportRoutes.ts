import type { FastifyInstance } from 'fastify';

/** Reports kept for a look at `/platform/api/reports`; the newest push the oldest out. */
const KEPT = 200;
/** Of one POST, so that a single page cannot flush the list. */
const PER_POST = 20;

/** Reports of browsers on blocked content (security 20). */
export class ReportLog {
  private readonly reports: unknown[] = [];

  add(body: unknown): void {
    const reports: unknown[] = Array.isArray(body) ? body : [body];
    this.reports.unshift(...reports.slice(0, PER_POST));
    this.reports.splice(KEPT);
  }

  newest(): readonly unknown[] {
    return this.reports;
  }
}

export function reportRoutes(app: FastifyInstance, log: ReportLog): void {
  app.post('/platform/reports', async (request, reply) => {
    log.add(request.body);
    request.log.warn({ report: request.body }, 'a browser blocked something');
    return reply.code(204).send();
  });
}
