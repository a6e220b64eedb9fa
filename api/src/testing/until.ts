const SECONDS = 100;

/** Waits until something is so, looking at it again and again; what does not come is named in the failure. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, everyMs = 20): Promise<void> {
  const last = performance.now() + SECONDS * 1_000;
  for (;;) {
    if (await isSo()) return;
    if (performance.now() > last) throw new Error(`Waited ${SECONDS} s in vain: ${what}.`);
    await new Promise((next) => setTimeout(next, everyMs));
  }
}
