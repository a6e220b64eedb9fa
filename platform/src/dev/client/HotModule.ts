/** The part of webpack's `import.meta.webpackHot` that is used here. */
export interface HotModule {
  data?: { exports?: Record<string, unknown> } | undefined;
  accept(): void;
  dispose(saveData: (data: { exports?: Record<string, unknown> }) => void): void;
  invalidate(): void;
  status(): string;
  check(apply: true): Promise<unknown[] | null>;
}
