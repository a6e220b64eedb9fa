/** Interval in ms at which the parent process is checked. */
const POLL_MS = 500;

/**
 * Ends this process when npm is terminated: npm signals only the shell in between, which exits without forwarding the signal; this process is then
 * reparented. If not started by npm, this process may outlive its parent, like a background server.
 */
export function endWithNpm(environment = process.env) {
  if (environment.npm_lifecycle_event === undefined) return;
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  timer.unref();
}
