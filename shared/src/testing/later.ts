/** Resolves after so long by the clock that the test holds (`jest.useFakeTimers`); nothing is waited for by a real one. */
export function later(ms: number): Promise<void> {
  if (!('clock' in setTimeout)) throw new Error('later() needs jest.useFakeTimers().');
  return new Promise((resolve) => setTimeout(resolve, ms));
}
