import { ERROR_STATUS, type ErrorCode } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { checkBooks } from '../credits/sqlBooks';
import type { Database } from '../tables/tables';
import type { TestResponse } from '../testing/TestClient';

const STATUS_BY_CODE = new Map<string, number>(Object.entries(ERROR_STATUS));

/** Codes of HTTP-level errors, such as an unreadable body, with the statuses they may have besides their own. */
const EXTRA_STATUSES = new Map<unknown, readonly number[]>([
  ['validation', [400, 413, 415]],
  ['unknown', [400, 404, 405, 414, 431]],
]);

/** Throws when an error response does not have the standard envelope, with a code of the contract and its status. */
export function expectEnvelope({ status, body, text }: TestResponse, context: unknown): void {
  if (status < 400) return;
  const { code, message } = body?.error ?? {};
  const expectedStatus = STATUS_BY_CODE.get(code as ErrorCode);
  const isExpected = expectedStatus === status || EXTRA_STATUSES.get(code)?.includes(status) === true;
  if (!isExpected || typeof message !== 'string') throw new Error(`${JSON.stringify(context)} answered ${status} ${text.slice(0, 300)}`);
}

/** Throws for a server error, for a rate limit, which would hide what the call does, and for an api error without the envelope. */
export function expectSurvival(call: string, response: TestResponse, input: unknown): void {
  const isRateLimited = response.status === 429 && response.body?.error?.code === 'rate_limited';
  if (response.status >= 500 || isRateLimited) {
    throw new Error(`${call} with ${JSON.stringify(input).slice(0, 600)} answered ${response.status} ${response.text.slice(0, 300)}`);
  }
  if (call.includes(' /api/')) expectEnvelope(response, { call, input });
}

/** Throws when the books are not consistent. */
export async function expectBooksBalance(db: Kysely<Database>): Promise<void> {
  const faults = await checkBooks(db);
  if (faults.length > 0) throw new Error(`The books do not add up: ${faults.join('; ')}.`);
}
