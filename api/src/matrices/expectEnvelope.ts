import { ERROR_STATUS, type ErrorCode } from '@rendezvous/shared/contract';
import type { TestAnswer } from '../testing/TestClient';

const STATUSES = new Map<string, number>(Object.entries(ERROR_STATUS));

/** Faults of the HTTP layer keep their own status: bad JSON, too large, wrong kind. */
const HTTP_FAULTS = [400, 404, 405, 413, 414, 415, 431];

/** Every refusal has the one envelope, with a code of the contract and its status. */
export function expectEnvelope({ status, body, text }: TestAnswer, context: unknown): void {
  if (status < 400) return;
  const { code, message } = body?.error ?? {};
  const expected = STATUSES.get(code as ErrorCode);
  const isKnown = expected === status || (code === 'unknown' && HTTP_FAULTS.includes(status));
  if (!isKnown || typeof message !== 'string') throw new Error(`${JSON.stringify(context)} answered ${status} ${text.slice(0, 300)}`);
}
