import type { FastifyInstance } from 'fastify';
import type { ErrorBody, ErrorCode } from '@rendezvous/shared/contract';
import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import type { RouteRow } from '../plugins/routeTable';

interface Answer {
  method: string;
  url: string;
  status: number;
  /** Undefined when the response is not JSON. */
  body: unknown;
}

const READABLE = 400;

/** Any call may fail like this: the server is in trouble, or the request is unreadable. */
const ANYWHERE: readonly ErrorCode[] = ['server_error', 'overloaded', 'unknown', 'validation'];

/** Error codes a call may return: those of its access and limit, and those in its declaration. */
function codesOf({ method, config: { access = 'public', limit, showsMembers, errors = [] } }: RouteRow): Set<ErrorCode> {
  const found: [boolean, readonly ErrorCode[]][] = [
    [true, [...ANYWHERE, ...errors]],
    [access !== 'public', ['authentication_required']],
    [access === 'moderator', ['not_found']],
    [method !== 'GET', ['cross_site']],
    [limit !== undefined, [limit?.code ?? 'rate_limited']],
    [showsMembers === true, ['age_check_needed']],
  ];
  return new Set(found.flatMap(([applies, codes]) => (applies ? codes : [])));
}

function undeclaredOf(row: RouteRow, body: unknown): ErrorCode[] {
  const { error } = (body ?? {}) as Partial<ErrorBody>;
  if (error === undefined || row.config.errors === undefined) return [];
  const known = codesOf(row);
  return [error.code, ...Object.values(error.fields ?? {})].filter((code) => !known.has(code));
}

/**
 * A response matches the OpenAPI description of its route, and an error is declared by its call: every test checks this for every response it gets
 * (R-363, R-364, R-397).
 */
export function expectDescribed({ routeTable }: FastifyInstance, { method, url, status, body }: Answer): void {
  const path = url.split('?')[0];
  const row = routeTable.find((one) => one.method === method && one.url === path);
  if (row === undefined || body === undefined) return;
  const answer = `${method} ${path} answered ${status} with`;
  const undeclared = undeclaredOf(row, body);
  if (undeclared.length > 0) throw new Error(`${answer} ${undeclared.join(', ')}, which the call does not declare.`);
  const schema = row.schema.response?.[status] as TSchema | undefined;
  if (schema === undefined || Value.Check(schema, body)) return;
  const wrong = Value.Errors(schema, body).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`${answer} ${wrong.join('; ')}: ${JSON.stringify(body).slice(0, READABLE)}`);
}
