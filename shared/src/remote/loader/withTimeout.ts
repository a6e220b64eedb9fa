/** Rejects with `timeout()` when `work` has not settled after `ms`. */
export function withTimeout<T>(work: Promise<T>, ms: number, timeout: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timeout()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
