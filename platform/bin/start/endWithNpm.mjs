/** Polling interval in ms. */
const PAUSE_MS = 500;

/**
 * Ends this process when npm was told to end. npm forwards a signal to the shell in between, which exits without us: we then get another parent.
 * Started without npm, this process may outlive its parent, like a server in the background.
 */
export function endWithNpm(environment = process.env) {
  if (environment.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PAUSE_MS);
  timer.unref();
}
