/** Replaces plan updates: an open page stays on its initial plan. */
export const followPlan = (): void => undefined;
