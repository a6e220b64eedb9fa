/** Runs `limit` tasks at a time, in the order they came; the others wait. */
export function atMost(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  // A place goes from one task to the next without being free in between.
  const next = (): void => {
    const start = waiting.shift();
    if (start) start();
    else running -= 1;
  };
  return async (task) => {
    if (running < limit) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    return task().finally(next);
  };
}
