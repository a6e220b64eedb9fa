/** Resolves once everything that waits for no timer has settled, including follow-ups. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
