import type { FastifyError } from 'fastify';
import { ApiError } from '../ApiError';

type Entry = NonNullable<FastifyError['validation']>[number];

interface Problem {
  field: string;
  reason: string;
}

/** Maximum length of a message: names of unknown fields come from the caller. */
const MESSAGE_MAX = 500;

const textOf = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const REASONS: Record<string, (params: Record<string, unknown>) => string> = {
  boolean: () => 'is unknown',
  const: ({ allowedValue }) => `must be ${textOf(allowedValue)}`,
  enum: ({ allowedValues }) => `must be one of ${textOf(allowedValues)}`,
  pattern: ({ pattern }) => `must match ${String(pattern)}`,
};

/** For a union as the whole body, the branch the caller meant: the one that knows most of the fields; several when ambiguous. */
function meant(entries: readonly Entry[]): readonly Entry[] {
  const branchOf = ({ schemaPath }: Entry): string | undefined => /^#\/anyOf\/\d+/.exec(schemaPath)?.[0];
  const branches = [...new Set(entries.map(branchOf))].filter((branch) => branch !== undefined);
  const unknownTo = new Map(
    branches.map((branch) => [branch, entries.filter((one) => branchOf(one) === branch && one.keyword === 'boolean').length]),
  );
  const least = Math.min(...unknownTo.values());
  return branches.length === 0 ? entries : entries.filter((one) => unknownTo.get(branchOf(one) ?? '') === least);
}

function problemsOf({ keyword, instancePath, params, message = 'is wrong' }: Entry): Problem[] {
  const path = instancePath.split('/').slice(1);
  const at = (names: readonly string[], reason: string): Problem => {
    const [field = 'body', ...inner] = names.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
    return { field, reason: [field, ...inner].join('.') + ` ${reason}` };
  };
  // Unknown fields have entries of their own; a union's are those of its branches.
  if (keyword === 'additionalProperties' || keyword === 'anyOf') return [];
  if (keyword === 'required') return [params['requiredProperties']].flat().map((name) => at([...path, String(name)], 'is missing'));
  return [at(path, REASONS[keyword]?.(params) ?? message)];
}

/** Errors of a route's schema: only the invalid fields, and why. */
export function wrongInput(entries: readonly Entry[]): ApiError {
  const problems = meant(entries).flatMap(problemsOf);
  const fields = Object.fromEntries(problems.map(({ field }) => [field, 'validation' as const]));
  const message = [...new Set(problems.map(({ reason }) => reason))].join('; ').slice(0, MESSAGE_MAX);
  return new ApiError('validation', { fields, message });
}
