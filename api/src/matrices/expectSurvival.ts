import type { TestAnswer } from '../testing/TestClient';
import { expectEnvelope } from './expectEnvelope';

/** No answer is a fault of ours, and none is that there is too much to do, for that would hide what the call does. */
export function expectSurvival(call: string, answer: TestAnswer, input: unknown): void {
  const isHidden = answer.status === 429 && answer.body?.error?.code === 'rate_limited';
  if (answer.status >= 500 || isHidden) {
    throw new Error(`${call} with ${JSON.stringify(input).slice(0, 600)} answered ${answer.status} ${answer.text.slice(0, 300)}`);
  }
  if (call.includes(' /api/')) expectEnvelope(answer, { call, input });
}
