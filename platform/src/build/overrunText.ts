import type { BudgetedPart } from './BudgetedPart';
import { BUDGETS, KB } from './budgets';

/** Number of modules named in a message. */
const NAMED = 5;

const inKb = (bytes: number): string => (bytes / KB).toFixed(1);

const largest = (modules: Record<string, number>): string =>
  Object.entries(modules)
    .sort(([, left], [, right]) => right - left)
    .slice(0, NAMED)
    .map(([file, size]) => `${file} (${inKb(size)} KB)`)
    .join(', ');

/** The budget that a part exceeds, by how much and why; undefined while it fits. `before`: modules of the last build within budget. */
export function overrunText(part: BudgetedPart, bytes: number, before?: Record<string, number>): string | undefined {
  const limit = BUDGETS[part.budget];
  if (bytes <= limit * KB) return undefined;
  const added = Object.fromEntries(Object.entries(part.modules).filter(([file]) => before !== undefined && !(file in before)));
  return [
    `Budget "${part.budget}": ${part.label} is ${inKb(bytes)} KB brotli, the limit is ${limit} KB.`,
    ...(Object.keys(added).length > 0 ? [`New since the last build: ${largest(added)}.`] : []),
    ...(Object.keys(part.modules).length > 0 ? [`Largest: ${largest(part.modules)} before minification.`] : []),
  ].join(' ');
}
