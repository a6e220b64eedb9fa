import { HTTP_RETRIES, PASSING_STATUSES } from '@rendezvous/shared/contract';
import type { TransportReply, TransportRequest } from './Transport';

const FIRST_DELAY_MS = 200;
const JITTER = 0.2;
const MAX_RETRY_AFTER_MS = 10_000;

const hasClientId = (body: unknown): boolean => typeof body === 'object' && body !== null && 'client_id' in body;

/** True for requests that are safe to repeat: reads, and calls with a `client_id`. */
const isIdempotent = ({ method, body }: TransportRequest): boolean => method === 'GET' || hasClientId(body);

function getBackoffMs(attempt: number, random: () => number): number {
  return FIRST_DELAY_MS * 2 ** attempt * (1 - JITTER + 2 * JITTER * random());
}

function getRetryAfterMs(reply: TransportReply | undefined): number | undefined {
  const seconds = Number(reply?.headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

/** Returns the delay in ms before the next attempt, or undefined when the call is not retried; `attempt` counts from 0. */
export function retryDelay(
  request: TransportRequest,
  reply: TransportReply | undefined,
  attempt: number,
  random: () => number,
): number | undefined {
  if (attempt >= HTTP_RETRIES || !isIdempotent(request)) return undefined;
  if (reply && !PASSING_STATUSES.includes(reply.status)) return undefined;
  const requestedMs = getRetryAfterMs(reply);
  if (requestedMs !== undefined && requestedMs > MAX_RETRY_AFTER_MS) return undefined;
  return requestedMs ?? getBackoffMs(attempt, random);
}
