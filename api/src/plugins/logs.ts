import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Random } from '../ports/Random';
import { getErrorCode } from '../systemErrors';

/** Returns a generator of request ids for logs and responses: a prefix per process and a counter, since ids need not be hard to guess. */
export function createRequestIdGenerator(random: Pick<Random, 'id'>): () => string {
  const prefix = random.id().slice(0, 8);
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}

const REDACTIONS: [RegExp, string][] = [
  [/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+\.[a-z]{2,}/gi, '[e-mail]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, '[iban]'],
  [/\+\d[\d ()-]{7,}\d/g, '[phone]'],
  [/([?&](?:token|sig|code|lat|lon|email|login)=)[^\s&"']+/gi, '$1[hidden]'],
];

/** Redacts personal data in a text: email addresses, IBANs, telephone numbers and query parameters such as tokens (security 33). */
export const redactPersonalData = (text: string): string =>
  REDACTIONS.reduce((redacted, [pattern, name]) => redacted.replace(pattern, name), text);

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** Reduces an error to what is logged: no SQL statement, parameters or database details, and no personal data (security 33). */
export function toLoggedError(error: Error): LoggedError {
  const { name, message, stack = '' } = error;
  const code = getErrorCode(error);
  return { type: name, message: redactPersonalData(message), stack: redactPersonalData(stack), ...(code === undefined ? {} : { code }) };
}

/** Logs route template, method, status and time in ms of each response, except to unchanged polls, but no personal data (security 33). */
export const logsPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info({ route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    done();
  });
});
