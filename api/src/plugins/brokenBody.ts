import type { FastifyError } from 'fastify';
import { ApiError } from '../ApiError';

/** What is wrong with a body that reaches no schema, by the code of the HTTP layer. */
const PROBLEMS: Readonly<Record<string, string>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: send {}.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is no JSON.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body has a content-type that this call does not take: send application/json.',
};

/** A body that could not be read; undefined when something else is wrong. */
export function brokenBody({ code, statusCode }: FastifyError): ApiError | undefined {
  // A parser refuses names such as __proto__ without a code of its own.
  const message = PROBLEMS[code] ?? (statusCode === 400 && code === undefined ? PROBLEMS['FST_ERR_CTP_INVALID_JSON_BODY'] : undefined);
  return message === undefined ? undefined : new ApiError('validation', { fields: { body: 'validation' }, message });
}
