/** A page in the background paints no frame; the wait ends after this many ms. */
const PATIENCE_MS = 200;

/** Runs a task once the document has been painted as it arrived. */
export function whenPainted(task: () => void): void {
  let hasRun = false;
  const run = (): void => {
    if (!hasRun) task();
    hasRun = true;
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, PATIENCE_MS);
}
