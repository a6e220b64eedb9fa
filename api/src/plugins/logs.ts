import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Random } from '../ports/Random';
import { errorCode } from '../systemErrors';

/** Request ids in logs and responses: the process and a number, since they need not be hard to guess. */
export function requestIds(random: Pick<Random, 'id'>): () => string {
  const process = random.id().slice(0, 8);
  let last = 0;
  return () => {
    last += 1;
    return `${process}-${last.toString(36)}`;
  };
}

const PATTERNS: [RegExp, string][] = [
  [/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+\.[a-z]{2,}/gi, '[e-mail]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, '[iban]'],
  [/\+\d[\d ()-]{7,}\d/g, '[phone]'],
  [/([?&](?:token|sig|code|lat|lon|email|login)=)[^\s&"']+/gi, '$1[hidden]'],
];

/** An error's message without personal data: addresses, account and telephone numbers, tokens (security 33). */
export const withoutPersonal = (text: string): string => PATTERNS.reduce((rest, [pattern, name]) => rest.replace(pattern, name), text);

interface LoggedError {
  [field: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** What the log keeps of an error: never the statement, its values or a database's details, and no personal data (security 33). */
export function loggedError(error: Error): LoggedError {
  const { name, message, stack = '' } = error;
  const code = errorCode(error);
  return { type: name, message: withoutPersonal(message), stack: withoutPersonal(stack), ...(code === undefined ? {} : { code }) };
}

/** One line per response: route template, status and time, no personal data (security 33). */
export const logsPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info({ route, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    done();
  });
});
