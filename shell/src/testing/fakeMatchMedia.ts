/** Makes the given media queries match, and no others; returns a function that reverts this. For tests. */
export function fakeMatchMedia(...matchingQueries: string[]): () => void {
  const originalDescriptor = Object.getOwnPropertyDescriptor(window, 'matchMedia');
  const createQueryList = (query: string) => ({
    matches: matchingQueries.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: createQueryList });
  return () =>
    void (originalDescriptor
      ? Object.defineProperty(window, 'matchMedia', originalDescriptor)
      : Reflect.deleteProperty(window, 'matchMedia'));
}
