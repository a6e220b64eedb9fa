import type { ErrorCode, ErrorParams } from '@rendezvous/shared/contract';
import { FakeError } from './FakeError';

/** An error response for `FakeReplies`, for example `anError('validation', {}, { email: 'email_invalid' })`. */
export const anError = (code: ErrorCode, params: ErrorParams = {}, fields: Record<string, ErrorCode> = {}): FakeError =>
  new FakeError(code, params, fields);
