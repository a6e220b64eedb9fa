import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../ApiError';
import { isUnavailable } from '../systemErrors';
import { toValidationError } from './toValidationError';

/** Messages for bodies rejected before schema validation, by Fastify's error code. */
const BODY_ERROR_MESSAGES: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: send {}.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is no JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body has a content-type that this call does not take: send application/json.',
};

/** Converts the error of an unreadable body to an ApiError; undefined for other errors. */
function toBodyError({ code, statusCode }: FastifyError): ApiError | undefined {
  // The parser rejects keys such as __proto__ without an error code.
  const message =
    BODY_ERROR_MESSAGES[code] ??
    (statusCode === 400 && code === undefined ? BODY_ERROR_MESSAGES['FST_ERR_CTP_INVALID_JSON_BODY'] : undefined);
  return message === undefined ? undefined : new ApiError('validation', { fields: { body: 'validation' }, message });
}

/** Converts an error of any origin to the ApiError of the response. */
function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation) return toValidationError(error.validation);
  if (isUnavailable(error)) return new ApiError('overloaded');
  const bodyError = toBodyError(error);
  if (bodyError) return bodyError;
  return new ApiError(error.statusCode === undefined || error.statusCode >= 500 ? 'server_error' : 'unknown');
}

/** Status of the response; errors of the HTTP layer (invalid JSON, too large, wrong type) keep their own. */
function toStatus(error: FastifyError | ApiError, apiError: ApiError): number {
  if (error instanceof ApiError || error.validation || apiError.status >= 500) return apiError.status;
  return error.statusCode ?? apiError.status;
}

const findAllowedMethods = (app: FastifyInstance, url: string): string[] =>
  (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) => app.hasRoute({ method, url }));

/** Retry-After of every 503, in seconds. */
const RETRY_AFTER_S = 10;

function sendError(reply: FastifyReply, error: ApiError, status = error.status): FastifyReply {
  reply.server.count('rendezvous_errors_total', { code: error.code });
  const seconds = error.details.params?.['seconds'];
  if (status === 503) reply.header('retry-after', String(RETRY_AFTER_S));
  if (status === 429 && seconds !== undefined) reply.header('retry-after', String(seconds));
  return reply.code(status).serializer(JSON.stringify).type('application/json; charset=utf-8').send(error.toBody());
}

/** Replies to errors and unknown calls in the same envelope. */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const apiError = toApiError(error);
    if (apiError.status >= 500) request.log.error({ err: error });
    return sendError(reply, apiError, toStatus(error, apiError));
  });
  app.setNotFoundHandler((request, reply) => {
    const allowedMethods = findAllowedMethods(app, request.url.split('?')[0] ?? '');
    if (allowedMethods.length === 0) return sendError(reply, new ApiError('not_found'));
    return sendError(reply.header('allow', allowedMethods.join(', ')), new ApiError('method_not_allowed'));
  });
});
