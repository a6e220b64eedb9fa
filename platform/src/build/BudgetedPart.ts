import type { BudgetName } from './budgets';

/** Something of a release that has a budget. */
export interface BudgetedPart {
  budget: BudgetName;
  /** What exactly, for example `screen-members`. */
  label: string;
  /** Files that count. */
  files: string[];
  /** Modules in these files, by their path in the repository, with their bytes before minification. */
  modules: Record<string, number>;
}
