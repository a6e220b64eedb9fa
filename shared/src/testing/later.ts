/** Resolves after a delay in ms on Jest's fake clock; throws without `jest.useFakeTimers`. */
export function later(ms: number): Promise<void> {
  if (!('clock' in setTimeout)) throw new Error('later() needs jest.useFakeTimers().');
  return new Promise((resolve) => setTimeout(resolve, ms));
}
