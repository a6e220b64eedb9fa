/** Resolves once all promises that do not wait for a timer or I/O have settled, including any they trigger. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
