import type { BudgetName } from './budgets';

/** Part of a release that has a budget. */
export interface BudgetedPart {
  budget: BudgetName;
  /** Name of the part, for example `screen-members`. */
  label: string;
  /** Files that count. */
  files: string[];
  /** Modules in these files, by their path in the repository, with their size before minification. */
  modules: Record<string, number>;
}
