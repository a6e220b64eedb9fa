import type { FastifyInstance } from 'fastify';
import type { SiteContext } from '../createContext';
import { RateLimit } from '../plugins/RateLimit';
import { Refusal } from '../plugins/Refusal';
import { readReports } from '../reports/readReports';

/** Maximum number of POSTs per IP address per minute. */
const RATE_LIMIT = { max: 60, windowMs: 60_000 };

/** Receives reports of policy violations on our pages (security 20): they are counted by kind, without anything that identifies the user. */
export function reportRoutes(app: FastifyInstance, { reports, now }: SiteContext): void {
  const rateLimit = new RateLimit(RATE_LIMIT, now);
  app.post('/platform/reports', async ({ body, headers, ip, host, protocol, log }, reply) => {
    // Browsers that send reports in the background omit Sec-Fetch-Site.
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin')
      throw new Refusal(403, 'cross_site', 'Reports come from our own pages only.');
    if (!rateLimit.consume(ip)) throw new Refusal(429, 'rate_limited', 'That was too much at once.');
    const newReports = readReports(body, `${protocol}://${host}`);
    if (newReports.length > 0) {
      log.warn({ reports: newReports }, 'a browser blocked something');
      await reports.add(newReports);
    }
    return reply.code(204).send();
  });
}
