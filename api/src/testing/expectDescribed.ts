import type { FastifyInstance } from 'fastify';
import type { ErrorBody, ErrorCode } from '@rendezvous/shared/contract';
import { Value } from 'typebox/value';
import type { TSchema } from 'typebox';
import type { RouteRow } from '../plugins/routeTable';

interface JsonResponse {
  method: string;
  url: string;
  status: number;
  /** Undefined when the response is not JSON. */
  body: unknown;
}

const MAX_BODY_LENGTH = 400;

/** Codes that any call may return: the server has failed, or the request is unreadable. */
const COMMON_CODES: readonly ErrorCode[] = ['server_error', 'overloaded', 'unknown', 'validation'];

/** Collects the error codes that a route may return: the common ones, those that follow from its method and configuration, and its own. */
function collectDeclaredCodes({ method, config: { access = 'public', limit, showsMembers, errors = [] } }: RouteRow): Set<ErrorCode> {
  const rules: [boolean, readonly ErrorCode[]][] = [
    [true, [...COMMON_CODES, ...errors]],
    [access !== 'public', ['authentication_required']],
    [access === 'moderator', ['not_found']],
    [method !== 'GET', ['cross_site']],
    [limit !== undefined, [limit?.code ?? 'rate_limited']],
    [showsMembers === true, ['age_check_needed']],
  ];
  return new Set(rules.flatMap(([applies, codes]) => (applies ? codes : [])));
}

function findUndeclaredCodes(row: RouteRow, body: unknown): ErrorCode[] {
  const { error } = (body ?? {}) as Partial<ErrorBody>;
  if (error === undefined || row.config.errors === undefined) return [];
  const declaredCodes = collectDeclaredCodes(row);
  return [error.code, ...Object.values(error.fields ?? {})].filter((code) => !declaredCodes.has(code));
}

/**
 * Throws if the JSON response of a described route does not match its OpenAPI description, or has an error code that the route does not declare. The
 * test client checks every response.
 */
export function expectDescribed({ routeTable }: FastifyInstance, { method, url, status, body }: JsonResponse): void {
  const path = url.split('?')[0];
  const row = routeTable.find((candidate) => candidate.method === method && candidate.url === path);
  if (row === undefined || body === undefined) return;
  const messagePrefix = `${method} ${path} answered ${status} with`;
  const undeclaredCodes = findUndeclaredCodes(row, body);
  if (undeclaredCodes.length > 0) throw new Error(`${messagePrefix} ${undeclaredCodes.join(', ')}, which the call does not declare.`);
  const schema = row.schema.response?.[status] as TSchema | undefined;
  if (schema === undefined || Value.Check(schema, body)) return;
  const problems = Value.Errors(schema, body).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`${messagePrefix} ${problems.join('; ')}: ${JSON.stringify(body).slice(0, MAX_BODY_LENGTH)}`);
}
