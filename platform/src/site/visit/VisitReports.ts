import type { FastifyRequest } from 'fastify';
import type { ReleaseOwner } from '../../registry/Registry';
import type { SiteContext } from '../createContext';
import { isFromOwnPage } from '../plugins/isFromOwnPage';
import { RateLimit } from '../plugins/RateLimit';
import { Refusal } from '../plugins/Refusal';
import { CanaryWatch } from './CanaryWatch';
import { type Mark, toTrialMarks } from './marks';

/** Maximum number of reports per IP address per minute; many people may share an address, but one script must not drown them out. */
const RATE_LIMIT = { max: 300, windowMs: 60_000 };
const MAX_REASON_LENGTH = 300;

/** Accepts only reports from visits that we served, and only about releases that exist. */
export class VisitReports {
  private readonly rateLimit: RateLimit;
  private readonly canaryWatch: CanaryWatch;

  constructor(private readonly context: Pick<SiteContext, 'beacons' | 'now' | 'registryCache' | 'tokens'>) {
    this.rateLimit = new RateLimit(RATE_LIMIT, context.now);
    this.canaryWatch = new CanaryWatch(context);
  }

  /**
   * Returns the id of a report's visit; undefined if its token is not ours or too old. Throws a Refusal for other sites and too many
   * reports.
   */
  identifyVisit({ headers, ip }: FastifyRequest, token: string): string | undefined {
    if (!isFromOwnPage(headers)) throw new Refusal(403, 'cross_site', 'Reports come from our own pages only.');
    if (!this.rateLimit.consume(ip)) throw new Refusal(429, 'rate_limited', 'That was too much at once.');
    return this.context.tokens.readVisitId(token);
  }

  async record(visit: string, remote: ReleaseOwner, release: string, marks: readonly Mark[], reason = ''): Promise<void> {
    const { remotes } = await this.context.registryCache.getCurrent();
    const entry = remotes[remote];
    if (entry?.published.includes(release) !== true) return;
    const allMarks = [...marks, ...toTrialMarks(entry, release, marks)];
    await this.context.beacons.add({ visit, remote, release, marks: allMarks, reason: reason.slice(0, MAX_REASON_LENGTH) });
    await this.canaryWatch.abortIfWorse(remote, release);
  }
}
