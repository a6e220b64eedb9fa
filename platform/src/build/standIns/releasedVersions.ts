const toNumbers = (version: string): number[] => version.split('.').map(Number);

/** Negative, zero or positive if `left` is older, equal or newer. */
const compareVersions = (left: number[], right: number[]): number =>
  [0, 1, 2].map((index) => (left[index] ?? 0) - (right[index] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Version numbers that compatible releases share: the major one and, below 1.0, where minor releases may be breaking, also the minor one. */
const toReleaseLine = ([major = 0, minor = 0]: number[]): string => (major > 0 ? `${major}` : `0.${minor}`);

/**
 * Stand-in for the federation runtime's version ranges: those that the presets write (`^19`, `^1.2`, `^1.2.0`), and the comparison that the runtime
 * itself makes (`<=1.2.0`). Any other range matches nothing, so a remote that requires it fails to load.
 */
export function satisfy(version: string, range: string): boolean {
  const [, operator, bound] = /^(\^|<=)(\d+(?:\.\d+){0,2})$/.exec(range) ?? [];
  if (bound === undefined) return false;
  const [actual, required] = [toNumbers(version), toNumbers(bound)];
  if (operator === '<=') return compareVersions(actual, required) <= 0;
  return toReleaseLine(actual) === toReleaseLine(required) && compareVersions(actual, required) >= 0;
}
