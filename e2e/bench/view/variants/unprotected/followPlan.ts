/** Replaces following the plan: an open page keeps its initial one. */
export const followPlan = (): void => undefined;
