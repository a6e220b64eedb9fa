import { ERROR_STATUS, type ErrorCode } from '@rendezvous/shared/contract';
import type { Kysely } from 'kysely';
import { checkBooks } from '../credits/sqlBooks';
import type { Database } from '../tables/tables';
import type { TestAnswer } from '../testing/TestClient';

const STATUSES = new Map<string, number>(Object.entries(ERROR_STATUS));

/** HTTP-level errors keep their own status: those of a body, and any other. */
const HTTP_FAULTS = new Map<unknown, readonly number[]>([
  ['validation', [400, 413, 415]],
  ['unknown', [400, 404, 405, 414, 431]],
]);

/** Every error has the standard envelope, with a code of the contract and its status. */
export function expectEnvelope({ status, body, text }: TestAnswer, context: unknown): void {
  if (status < 400) return;
  const { code, message } = body?.error ?? {};
  const expected = STATUSES.get(code as ErrorCode);
  const isKnown = expected === status || HTTP_FAULTS.get(code)?.includes(status) === true;
  if (!isKnown || typeof message !== 'string') throw new Error(`${JSON.stringify(context)} answered ${status} ${text.slice(0, 300)}`);
}

/** No response is a server error, and none reports overload, which would hide what the call does. */
export function expectSurvival(call: string, answer: TestAnswer, input: unknown): void {
  const isHidden = answer.status === 429 && answer.body?.error?.code === 'rate_limited';
  if (answer.status >= 500 || isHidden) {
    throw new Error(`${call} with ${JSON.stringify(input).slice(0, 600)} answered ${answer.status} ${answer.text.slice(0, 300)}`);
  }
  if (call.includes(' /api/')) expectEnvelope(answer, { call, input });
}

/** The books are consistent. */
export async function expectBooksBalance(db: Kysely<Database>): Promise<void> {
  const faults = await checkBooks(db);
  if (faults.length > 0) throw new Error(`The books do not add up: ${faults.join('; ')}.`);
}
