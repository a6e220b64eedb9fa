import type { ErrorBody, ErrorCode } from '@rendezvous/shared/contract';
import { ApiError } from './ApiError';
import type { TransportReply } from './Transport';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readError(body: unknown): Partial<ErrorBody['error']> {
  const error = isRecord(body) ? body.error : undefined;
  return isRecord(error) ? error : {};
}

const getFallbackCode = (status: number): ErrorCode => (status >= 500 ? 'server_error' : 'unknown');

/** True when the response indicates that a session is required. */
export const needsSession = ({ status, body }: TransportReply): boolean =>
  status === 403 && isRecord(body) && body.authentication_required === true;

/** Converts an error response; if its body has no code, the status determines the code. */
export function toApiError(reply: TransportReply): ApiError {
  const { code, fields, params, message } = readError(reply.body);
  const requestId = reply.headers['x-request-id'];
  return new ApiError(needsSession(reply) ? 'authentication_required' : (code ?? getFallbackCode(reply.status)), {
    status: reply.status,
    ...(fields && { fields }),
    ...(params && { params }),
    ...(message !== undefined && { message }),
    ...(requestId !== undefined && { requestId }),
  });
}
