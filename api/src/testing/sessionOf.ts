import { AUTH_COOKIE } from '@rendezvous/shared/contract';
import type { TestAnswer, TestClient } from './TestClient';

/** The client of whoever an answer logged in. */
export const sessionOf = (visitor: TestClient, answer: TestAnswer): TestClient =>
  visitor.withCookies({ [AUTH_COOKIE]: answer.cookies[AUTH_COOKIE]?.value ?? '' });
