/** Resolves once all promises that do not wait for a timer or I/O have settled, including those they lead to. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
