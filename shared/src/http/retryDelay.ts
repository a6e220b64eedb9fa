import { HTTP_RETRIES, PASSING_STATUSES } from '@rendezvous/shared/contract';
import type { TransportReply, TransportRequest } from './Transport';

const FIRST_DELAY_MS = 200;
const SPREAD = 0.2;
const MAX_RETRY_AFTER_MS = 10_000;

const hasClientId = (body: unknown): boolean => typeof body === 'object' && body !== null && 'client_id' in body;

/** Retrying is harmless for reads and for calls that carry `client_id`. */
const isRepeatable = ({ method, body }: TransportRequest): boolean => method === 'GET' || hasClientId(body);

function backoff(attempt: number, random: () => number): number {
  return FIRST_DELAY_MS * 2 ** attempt * (1 - SPREAD + 2 * SPREAD * random());
}

function retryAfter(reply: TransportReply | undefined): number | undefined {
  const seconds = Number(reply?.headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

/** Milliseconds until the next attempt, or undefined when the call is not retried; `attempt` counts from 0. */
export function retryDelay(
  request: TransportRequest,
  reply: TransportReply | undefined,
  attempt: number,
  random: () => number,
): number | undefined {
  if (attempt >= HTTP_RETRIES || !isRepeatable(request)) return undefined;
  if (reply && !PASSING_STATUSES.includes(reply.status)) return undefined;
  const asked = retryAfter(reply);
  if (asked !== undefined && asked > MAX_RETRY_AFTER_MS) return undefined;
  return asked ?? backoff(attempt, random);
}
