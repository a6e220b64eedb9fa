/** Resolves after a delay on the test's fake clock (`jest.useFakeTimers`); nothing waits for a real one. */
export function later(ms: number): Promise<void> {
  if (!('clock' in setTimeout)) throw new Error('later() needs jest.useFakeTimers().');
  return new Promise((resolve) => setTimeout(resolve, ms));
}
