import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hashToken } from '../account/tokens';
import { ApiError } from '../ApiError';
import { findFigures } from './sqlFigures';
import { Metrics, RequestTimes } from './prometheus';

/** Metrics other than those about requests, with their types and help texts. */
const METRICS = [
  ['rendezvous_errors_total', 'counter', 'Refusals and failures by error code.'],
  ['rendezvous_signups_total', 'counter', 'Accounts created by this process.'],
  ['rendezvous_messages_total', 'counter', 'Messages sent through this process by type; repeats of a call are not counted.'],
  ['rendezvous_news_total', 'counter', 'Offers and product news handled by this process by kind, channel and outcome: sent, or why not.'],
  ['rendezvous_payments', 'gauge', 'Payments in the database by status; the same in every process.'],
  ['rendezvous_jobs_waiting', 'gauge', 'Jobs that are due and not done; the same in every process.'],
  ['rendezvous_queue_age_seconds', 'gauge', 'Age of the oldest job that is due; the same in every process.'],
  ['rendezvous_memory_bytes', 'gauge', 'Resident memory of this process.'],
] as const;

export type MetricName = (typeof METRICS)[number][0];

/** Seconds for which figures from the database are cached. */
const FIGURES_CACHE_S = 30;

/** Throws `not_found` unless the request has the configured token; if none is configured, metrics are public, but unavailable in production. */
function assertMayReadMetrics({ headers }: FastifyRequest, { metricsToken, environment }: FastifyInstance['config']): void {
  if (metricsToken === null && environment !== 'production') return;
  const receivedHash = Buffer.from(hashToken(headers.authorization ?? ''));
  const expectedHash = Buffer.from(hashToken(`Bearer ${metricsToken}`));
  if (metricsToken === null || !timingSafeEqual(receivedHash, expectedHash)) throw new ApiError('not_found');
}

/** GET /api/metrics: counters and gauges in the text format of Prometheus. */
export const metricsPlugin = fp(async (app: FastifyInstance) => {
  const metrics = new Metrics(METRICS);
  const requestTimes = new RequestTimes();
  app.decorate('count', (name: MetricName, labels: Record<string, string> = {}) => metrics.count(name, labels));
  app.decorate('countAnswer', (...measurement: Parameters<RequestTimes['add']>) => requestTimes.add(...measurement));
  let refreshedAt = -Infinity;

  async function refreshFigures(now: number): Promise<void> {
    if (Math.abs(now - refreshedAt) < FIGURES_CACHE_S) return;
    refreshedAt = now;
    const { payments, jobs } = await findFigures(app.db, now);
    for (const { status, count } of payments) metrics.set('rendezvous_payments', { status }, count);
    metrics.set('rendezvous_jobs_waiting', {}, jobs.waiting);
    metrics.set('rendezvous_queue_age_seconds', {}, jobs.oldest === null ? 0 : now - jobs.oldest);
  }

  app.addHook('onResponse', (request, reply, done) => {
    app.countAnswer(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get('/api/metrics', { config: { access: 'public', tag: 'operation' } }, async (request, reply) => {
    assertMayReadMetrics(request, app.config);
    // A failing database must not hide the counters of this process.
    await refreshFigures(request.now).catch((error: unknown) => request.log.error({ err: error }));
    metrics.set('rendezvous_memory_bytes', {}, process.memoryUsage.rss());
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${[...metrics.renderLines(), ...requestTimes.renderLines()].join('\n')}\n`);
  });
});
