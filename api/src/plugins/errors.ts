import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError } from '../ApiError';
import { isUnavailable } from '../systemErrors';
import { wrongInput } from './wrongInput';

/** What is wrong with a body that reaches no schema, by the code of the HTTP layer. */
const PROBLEMS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: send {}.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is no JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body has a content-type that this call does not take: send application/json.',
};

/** The error of an unreadable body; undefined for other errors. */
function brokenBody({ code, statusCode }: FastifyError): ApiError | undefined {
  // The parser rejects names such as __proto__ without a code of its own.
  const message = PROBLEMS[code] ?? (statusCode === 400 && code === undefined ? PROBLEMS['FST_ERR_CTP_INVALID_JSON_BODY'] : undefined);
  return message === undefined ? undefined : new ApiError('validation', { fields: { body: 'validation' }, message });
}

/** Maps an error of any origin to its response. */
function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (error.validation) return wrongInput(error.validation);
  if (isUnavailable(error)) return new ApiError('overloaded');
  const broken = brokenBody(error);
  if (broken) return broken;
  return new ApiError(error.statusCode === undefined || error.statusCode >= 500 ? 'server_error' : 'unknown');
}

/** Errors of the HTTP layer (invalid JSON, too large, wrong type) keep their own status. */
function statusOf(error: FastifyError | ApiError, answer: ApiError): number {
  if (error instanceof ApiError || error.validation || answer.status >= 500) return answer.status;
  return error.statusCode ?? answer.status;
}

const allowed = (app: FastifyInstance, url: string): string[] =>
  (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter((method) => app.hasRoute({ method, url }));

/** Retry-After in seconds during overload. */
const OVERLOADED_S = 10;

function send(reply: FastifyReply, error: ApiError, status = error.status): FastifyReply {
  reply.server.count('rendezvous_errors_total', { code: error.code });
  const seconds = error.details.params?.['seconds'];
  if (status === 503) reply.header('retry-after', String(OVERLOADED_S));
  if (status === 429 && seconds !== undefined) reply.header('retry-after', String(seconds));
  return reply.code(status).serializer(JSON.stringify).type('application/json; charset=utf-8').send(error.toBody());
}

/** One envelope for every error response. */
export const errorsPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const answer = toApiError(error);
    if (answer.status >= 500) request.log.error({ err: error });
    return send(reply, answer, statusOf(error, answer));
  });
  app.setNotFoundHandler((request, reply) => {
    const methods = allowed(app, request.url.split('?')[0] ?? '');
    if (methods.length === 0) return send(reply, new ApiError('not_found'));
    return send(reply.header('allow', methods.join(', ')), new ApiError('method_not_allowed'));
  });
});
