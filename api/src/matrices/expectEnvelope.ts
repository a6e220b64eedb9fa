import { ERROR_STATUS, type ErrorCode } from '@rendezvous/shared/contract';
import type { TestAnswer } from '../testing/TestClient';

const STATUSES = new Map<string, number>(Object.entries(ERROR_STATUS));

/** Faults of the HTTP layer keep their own status: those of a body, and any other. */
const HTTP_FAULTS = new Map<unknown, readonly number[]>([
  ['validation', [400, 413, 415]],
  ['unknown', [400, 404, 405, 414, 431]],
]);

/** Every refusal has the one envelope, with a code of the contract and its status. */
export function expectEnvelope({ status, body, text }: TestAnswer, context: unknown): void {
  if (status < 400) return;
  const { code, message } = body?.error ?? {};
  const expected = STATUSES.get(code as ErrorCode);
  const isKnown = expected === status || HTTP_FAULTS.get(code)?.includes(status) === true;
  if (!isKnown || typeof message !== 'string') throw new Error(`${JSON.stringify(context)} answered ${status} ${text.slice(0, 300)}`);
}
