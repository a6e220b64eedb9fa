import { internalHeaders } from './internalHeaders';
import type { InternalCall } from './InternalCall';

/** Time limit in ms: someone is waiting at a command line. */
const TIMEOUT_MS = 10_000;

/** The api behind an address in our own network, for example `http://api:4000`. */
export function callByHttp(origin: string, secret: string): InternalCall {
  const headers = internalHeaders(secret);
  return async (method, path, body) => {
    const payload = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(new URL(path, origin), { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS), ...payload });
    return { status: answer.status, text: await answer.text() };
  };
}
