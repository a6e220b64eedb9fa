import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { RefusedChange } from '../../registry/changes/RefusedChange';
import { RegistryConflict } from '../../registry/store/RegistryStore';
import { RefusedUpload } from '../releases/RefusedUpload';

const STATUS_BY_CHANGE_CODE = {
  unknown_remote: 404,
  unknown_release: 404,
  version_taken: 409,
  blocked: 409,
  requires: 409,
  no_last_good: 409,
  members: 409,
  collected: 410,
  full: 409,
} as const;
const STATUS_BY_UPLOAD_CODE = { signature: 403, integrity: 422, bytes_differ: 409, rendering: 422, gates: 422 } as const;

/** Responds to failures with `{ error: { code, message } }`; unexpected errors do not reveal their cause. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof RegistryConflict) return sendError(reply, 409, 'conflict', error.message);
    if (error instanceof RefusedChange) return sendError(reply, STATUS_BY_CHANGE_CODE[error.code], error.code, error.message);
    if (error instanceof RefusedUpload) return sendError(reply, STATUS_BY_UPLOAD_CODE[error.code], error.code, error.message);
    const status = error.statusCode ?? 500;
    if (status < 500) return sendError(reply, status, error.code ?? 'bad_request', error.message);
    request.log.error({ err: error });
    return sendError(reply, status, 'server_error', 'An error has occurred.');
  });
}

const sendError = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('application/json').send({ error: { code, message } });
