const numbers = (version: string): number[] => version.split('.').map(Number);

/** Negative, zero or positive if `left` is older, equal or newer. */
const compare = (left: number[], right: number[]): number =>
  [0, 1, 2].map((at) => (left[at] ?? 0) - (right[at] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Parts that identify compatible releases: below 1.0 a minor release may be breaking. */
const lineOf = ([major = 0, minor = 0]: number[]): string => (major > 0 ? `${major}` : `0.${minor}`);

/**
 * Stand-in for the federation runtime's version ranges: those written by presets (`^19`, `^1.2`, `^1.2.0`), and the comparison made by the runtime
 * itself (`<=1.2.0`). Any other range matches nothing, so it fails when a remote is loaded.
 */
export function satisfy(version: string, range: string): boolean {
  const [, sign, wanted] = /^(\^|<=)(\d+(?:\.\d+){0,2})$/.exec(range) ?? [];
  if (wanted === undefined) return false;
  const [has, needs] = [numbers(version), numbers(wanted)];
  if (sign === '<=') return compare(has, needs) <= 0;
  return lineOf(has) === lineOf(needs) && compare(has, needs) >= 0;
}
