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
    /** Counts something that happened. */
    count(name: MetricName, labels?: Record<string, string>): void;
    /** Counts an answer and the time it took, in seconds. */
    countAnswer(method: string, route: string, status: number, seconds: number): void;
    isDraining(): boolean;
    /** Runs when this process is about to end. */
    onDrain(hook: () => void): void;
    /** Makes this process not ready; resolves when its callers had time to notice. */
    drain(): Promise<void>;
    /** Lets the polls of this session be answered from memory. */
    rememberSession(session: SessionWithMember): void;
    /** Answers an unchanged poll; false, and nothing done, for every other request. */
    answerPoll(request: IncomingMessage, response: ServerResponse): boolean;
  }

  interface FastifyRequest {
    /** Unix seconds at the start of the request, moved by the test clock. */
    now: number;
    member: SessionMember | null;
  }

  interface FastifyContextConfig {
    /** Who may call; every route below /api says it. */
    access?: 'public' | 'member' | 'moderator';
    /** Part of the api under which /api/docs lists it. */
    tag?: Call['tag'] | 'sandbox';
    /** Asked by our own site server with its key only; in no table of calls. No browser reaches what is below /internal. */
    internal?: true;
    /**
     * How a state change proves that it comes from our own page: `client` (default) also needs the header of our client,
     * `origin` relies on the browser's headers alone (beacon, forms), `none` has a proof of its own (webhooks).
     */
    crossSite?: 'client' | 'origin' | 'none';
    /** Photos or messages of members: closed until a provider has said 'over 18', where the country asks for it. */
    showsMembers?: true;
    limit?: NonNullable<Call['limit']>;
    /** Codes that the rules of the call refuse with; every route of a declared call has them. */
    errors?: readonly ErrorCode[];
    /** The call is polled and answers 304 while nothing changed. */
    polled?: PollKind;
  }
}
