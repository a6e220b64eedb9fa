import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import type { Call } from '@rendezvous/shared/calls/call';
import type { ErrorCode } from '@rendezvous/shared/contract';
import type { Config } from './config';
import type { LiveLanders } from './landers/LiveLanders';
import type { MetricName } from './plugins/metrics';
import type { PollKind } from './plugins/polls';
import type { RouteRow } from './plugins/routeTable';
import type { SessionMember } from './plugins/session';
import type { Ports } from './ports/Ports';
import type { SessionWithMember } from './account/sqlSessions';
import type { Database } from './tables/tables';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    ports: Ports;
    db: Kysely<Database>;
    liveLanders: LiveLanders;
    routeTable: readonly RouteRow[];
    /** Increments a counter of the metrics. */
    count(name: MetricName, labels?: Record<string, string>): void;
    /** Counts a response and its duration in seconds, for the metrics. */
    countAnswer(method: string, route: string, status: number, seconds: number): void;
    isDraining(): boolean;
    /** Registers a function that runs when this process starts to shut down. */
    onDrain(hook: () => void): void;
    /** Announces the shutdown of this process; resolves when load balancers have had time to notice (security 35). */
    drain(): Promise<void>;
    /** Caches a session in memory, so that its unchanged polls need no database (decision 015). */
    rememberSession(session: SessionWithMember): void;
    /** Responds to an unchanged poll and returns true; for any other request, returns false without a response. */
    answerPoll(request: IncomingMessage, response: ServerResponse): boolean;
  }

  interface FastifyRequest {
    /** Time of the request in unix seconds; outside production, a header can shift it. */
    now: number;
    member: SessionMember | null;
  }

  interface FastifyContextConfig {
    /** Who may call the route; every route below /api must declare it. */
    access?: 'public' | 'member' | 'moderator';
    /** Section of /api/docs that lists the route. */
    tag?: Call['tag'] | 'sandbox';
    /** True for the routes below /internal, which only our own site server may call, with its key; the route table omits them. */
    internal?: true;
    /**
     * How a state change proves that it comes from our own page: `client` (default) requires the browser's headers and the header of our client,
     * `origin` only the browser's headers (beacons, forms), and `none` neither, since the call brings its own proof (webhooks).
     */
    crossSite?: 'client' | 'origin' | 'none';
    /** True if the route shows photos or messages of members: where an age check is required, it must have been passed. */
    showsMembers?: true;
    limit?: NonNullable<Call['limit']>;
    /** Error codes of the call's own rules; set for every call declared in `shared/calls`. */
    errors?: readonly ErrorCode[];
    /** Kind of poll of a polled call, which returns 304 while nothing has changed; absent for other calls. */
    polled?: PollKind;
  }
}
