/** Resolves when all that waits for no timer is done: every promise that can be kept by now was, with what follows from it. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
