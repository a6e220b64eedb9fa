/** Steps of this process in the order they ended: `{ name, seconds }`. */
const done = [];

const sinceSeconds = (started) => (Date.now() - started) / 1000;

/** Announces a step, runs it and prints how long it took. */
export async function step(name, work) {
  const started = Date.now();
  process.stdout.write(`\n▶ ${name}\n`);
  await work();
  const seconds = sinceSeconds(started);
  done.push({ name, seconds });
  process.stdout.write(`✔ ${name} (${Math.round(seconds)} s)\n`);
}

/**
 * Runs steps in parallel as one step. Each must keep its output to itself, and may return `{ warnings }`, which are printed; all run to the end, then
 * the first failure is thrown with the messages of all failures.
 */
export async function stepsTogether(name, works) {
  await step(name, async () => {
    const results = await Promise.allSettled(
      Object.entries(works).map(async ([part, work]) => {
        const started = Date.now();
        const result = await work();
        for (const warning of result?.warnings ?? []) process.stdout.write(`  ! ${warning}\n`);
        process.stdout.write(`  ${part} (${Math.round(sinceSeconds(started))} s)\n`);
      }),
    );
    const failures = results.flatMap(({ reason }) => (reason ? [reason.message] : []));
    if (failures.length > 0) throw new Error(failures.join('\n\n'));
  });
}

/** Table of steps and seconds, ending with `total`. */
export function stepTable(steps, total) {
  const rows = [...steps, { name: 'total', seconds: total }].map(({ name, seconds }) => [name, seconds.toFixed(0)]);
  const [names, figures] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map(([name, seconds]) => `  ${name.padEnd(names)}  ${seconds.padStart(figures)} s\n`).join('');
}

/** Runs a command's work and prints the duration of its steps, whether it succeeds or not. */
export async function withStepTable(work) {
  const started = Date.now();
  try {
    await work();
  } finally {
    if (done.length > 0) process.stdout.write(`\n${stepTable(done, sinceSeconds(started))}`);
  }
}
