/** Loads a value once: parallel callers share one request, a failure is not kept. */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let running: Promise<Value> | undefined;
  return () => {
    running ??= load().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}
