const INTERVAL_MS = 20;
const TIMEOUT_MS = 100_000;

/** Polls until a condition holds; throws after 100 s with an error that contains `description`. */
export async function until(description: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited ${TIMEOUT_MS / 1_000} s in vain: ${description}.`);
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
}
