/** A page in the background paints no frame; the wait ends after this many ms. */
const PATIENCE_MS = 200;

/** Runs once the document has been painted as it arrived. */
export function whenPainted(task: () => void): void {
  let isOver = false;
  const run = (): void => {
    if (!isOver) task();
    isOver = true;
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, PATIENCE_MS);
}
