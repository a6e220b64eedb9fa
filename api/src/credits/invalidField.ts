import type { ErrorCode } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';

/** A refusal of one field. */
export const invalidField = (field: string, code: ErrorCode = 'validation'): ApiError =>
  new ApiError('validation', { fields: { [field]: code } });
