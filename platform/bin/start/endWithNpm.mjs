/** Between two looks, in ms. */
const PAUSE_MS = 500;

/**
 * Ends this process when npm was told to end. npm passes a signal on to the shell between us, which ends without us: then we are given
 * another parent. Started without npm we may outlive the parent, as a server in the background does.
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
