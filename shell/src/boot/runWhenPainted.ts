/** Maximum wait in ms, needed because a page in the background paints no frames. */
const MAX_WAIT_MS = 200;

/** Runs a task once the document has been painted in its initial state, or after 200 ms at the latest. */
export function runWhenPainted(task: () => void): void {
  let hasRun = false;
  const run = (): void => {
    if (!hasRun) task();
    hasRun = true;
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, MAX_WAIT_MS);
}
