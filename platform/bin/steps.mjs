/** Steps of this process in the order they ended: `{ name, seconds }`. */
const finishedSteps = [];

const secondsSince = (startedAt) => (Date.now() - startedAt) / 1000;

/** Announces a step, runs it and prints how long it took. */
export async function step(name, task) {
  const startedAt = Date.now();
  process.stdout.write(`\n▶ ${name}\n`);
  await task();
  const seconds = secondsSince(startedAt);
  finishedSteps.push({ name, seconds });
  process.stdout.write(`✔ ${name} (${Math.round(seconds)} s)\n`);
}

/**
 * Runs steps in parallel as one step. Steps must not print anything themselves, but may return `{ warnings }`, which are printed, and a `{ note }` for
 * the line that says how long the step took; all run to the end, then an error with the messages of all failures is thrown.
 */
export async function stepsTogether(name, tasks) {
  await step(name, async () => {
    const results = await Promise.allSettled(
      Object.entries(tasks).map(async ([taskName, task]) => {
        const startedAt = Date.now();
        const result = await task();
        for (const warning of result?.warnings ?? []) process.stdout.write(`  ! ${warning}\n`);
        const note = result?.note ? `: ${result.note}` : '';
        process.stdout.write(`  ${taskName} (${Math.round(secondsSince(startedAt))} s)${note}\n`);
      }),
    );
    const failures = results.flatMap(({ reason }) => (reason ? [reason.message] : []));
    if (failures.length > 0) throw new Error(failures.join('\n\n'));
  });
}

/** Formats the steps and their seconds as a table, ending with `total`. */
export function formatStepTable(steps, total) {
  const rows = [...steps, { name: 'total', seconds: total }].map(({ name, seconds }) => [name, seconds.toFixed(0)]);
  const [nameWidth, secondsWidth] = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map(([name, seconds]) => `  ${name.padEnd(nameWidth)}  ${seconds.padStart(secondsWidth)} s\n`).join('');
}

/** Runs a command's work and then prints the durations of its finished steps, whether it succeeds or not. */
export async function runWithStepTable(work) {
  const startedAt = Date.now();
  try {
    await work();
  } finally {
    if (finishedSteps.length > 0) process.stdout.write(`\n${formatStepTable(finishedSteps, secondsSince(startedAt))}`);
  }
}
