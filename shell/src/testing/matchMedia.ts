/** Makes some media queries match; returns a function that reverts this. For tests. */
export function matchMedia(...queries: string[]): () => void {
  const before = Object.getOwnPropertyDescriptor(window, 'matchMedia');
  const list = (query: string) => ({
    matches: queries.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: list });
  return () => void (before ? Object.defineProperty(window, 'matchMedia', before) : Reflect.deleteProperty(window, 'matchMedia'));
}
