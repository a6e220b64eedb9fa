import type { BudgetName } from './budgets';

/** Part of a release that has a budget. */
export interface BudgetedPart {
  budget: BudgetName;
  /** Name of the part, for example `screen-members`. */
  label: string;
  /** Names of the files that count towards the budget. */
  files: string[];
  /** Sizes of the modules in these files, in bytes before minification, by the module's path in the repository. */
  modules: Record<string, number>;
}
