/** Stands for what has an open page follow the plan: a page keeps the one it came with. */
export const followPlan = (): void => undefined;
