import type { TableSums } from './tableSums';

/** Throws with the names of the tables whose sums differ. */
export function sameSums(expected: TableSums, found: TableSums): void {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  const wrong = names.filter((name) => expected[name]?.rows !== found[name]?.rows || expected[name]?.sum !== found[name]?.sum);
  if (wrong.length > 0) throw new Error(`These tables are not what was saved: ${wrong.join(', ')}.`);
}
