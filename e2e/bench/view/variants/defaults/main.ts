/** Requests the plan, which the document lacks, and starts the shell behind the asynchronous boundary that shared modules need. */
async function start(data: HTMLElement): Promise<void> {
  const plan: unknown = await (await fetch('/platform/plan')).json();
  data.textContent = JSON.stringify({ ...JSON.parse(data.textContent), plan });
  await import('../../../../../shell/src/main');
}

const boot = document.getElementById('boot');
if (boot) void start(boot);
