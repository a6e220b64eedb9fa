const EVERY_MS = 20;
const AT_MOST_MS = 100_000;

/** Polls until a condition holds; the failure names what did not happen. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + AT_MOST_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`Waited ${AT_MOST_MS / 1_000} s in vain: ${what}.`);
    await new Promise((next) => setTimeout(next, EVERY_MS));
  }
}
