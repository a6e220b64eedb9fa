/** A page in the background paints no frame; it waits no longer than this many ms. */
const PATIENCE_MS = 200;

/** Runs once the document has been painted as it came. */
export function whenPainted(task: () => void): void {
  let isOver = false;
  const run = (): void => {
    if (!isOver) task();
    isOver = true;
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, PATIENCE_MS);
}
