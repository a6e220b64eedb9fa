import type { FastifyError } from 'fastify';
import { ApiError } from '../ApiError';

type ValidationEntry = NonNullable<FastifyError['validation']>[number];

interface Problem {
  field: string;
  reason: string;
}

/** Maximum length of a message, which may contain names of unknown fields, chosen by the caller. */
const MESSAGE_LENGTH_MAX = 500;

const toJson = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const REASON_FORMATTERS: Record<string, (params: Record<string, unknown>) => string> = {
  boolean: () => 'is unknown',
  const: ({ allowedValue }) => `must be ${toJson(allowedValue)}`,
  enum: ({ allowedValues }) => `must be one of ${toJson(allowedValues)}`,
  pattern: ({ pattern }) => `must match ${String(pattern)}`,
};

/**
 * For a body that is a union, keeps only the errors of the branch the caller meant: the one with the fewest unknown fields, or several if
 * they tie. The errors of any other schema are returned as they are.
 */
function filterIntendedBranch(entries: readonly ValidationEntry[]): readonly ValidationEntry[] {
  const getBranch = ({ schemaPath }: ValidationEntry): string | undefined => /^#\/anyOf\/\d+/.exec(schemaPath)?.[0];
  const branches = [...new Set(entries.map(getBranch))].filter((branch) => branch !== undefined);
  const unknownCounts = new Map(
    branches.map((branch) => [branch, entries.filter((entry) => getBranch(entry) === branch && entry.keyword === 'boolean').length]),
  );
  const minUnknownCount = Math.min(...unknownCounts.values());
  return branches.length === 0 ? entries : entries.filter((entry) => unknownCounts.get(getBranch(entry) ?? '') === minUnknownCount);
}

function toProblems({ keyword, instancePath, params, message = 'is wrong' }: ValidationEntry): Problem[] {
  const path = instancePath.split('/').slice(1);
  const toProblem = (pathSegments: readonly string[], reason: string): Problem => {
    const [field = 'body', ...inner] = pathSegments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
    return { field, reason: [field, ...inner].join('.') + ` ${reason}` };
  };
  // Unknown fields and the branches of a union are reported in separate entries.
  if (keyword === 'additionalProperties' || keyword === 'anyOf') return [];
  if (keyword === 'required') return [params['requiredProperties']].flat().map((name) => toProblem([...path, String(name)], 'is missing'));
  return [toProblem(path, REASON_FORMATTERS[keyword]?.(params) ?? message)];
}

/** Converts the errors of a route's schema to a `validation` error that names only the invalid fields, and why. */
export function toValidationError(entries: readonly ValidationEntry[]): ApiError {
  const problems = filterIntendedBranch(entries).flatMap(toProblems);
  const fields = Object.fromEntries(problems.map(({ field }) => [field, 'validation' as const]));
  const message = [...new Set(problems.map(({ reason }) => reason))].join('; ').slice(0, MESSAGE_LENGTH_MAX);
  return new ApiError('validation', { fields, message });
}
