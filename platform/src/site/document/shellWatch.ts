import { createHash } from 'node:crypto';

/**
 * Handles a failure to load the shell itself, when none of our code is running yet: reports it, so that a canary of the shell can be
 * aborted, and retries once with a changed URL, because the browser may have cached a corrupted response for the original one for a year.
 * If that fails as well, a page without content states that it did not load.
 */
export const SHELL_WATCH_SCRIPT = `addEventListener('error', ({ target: { src = '', integrity } }) => {
  const release = /shell\\/([^/]+)\\/shell.js/.exec(src)?.[1];
  if (!release) return;
  const again = src.includes('?');
  const token = JSON.parse(document.getElementById('boot').textContent).beaconToken;
  token && navigator.sendBeacon('/platform/beacon', new Blob([JSON.stringify({
    token, remote: 'shell', release, rung: again ? 'fallback' : 'entry', reason: 'entry',
  })], { type: 'application/json' }));
  if (again) {
    const root = document.getElementById('root');
    if (root?.dataset.failed && !root.firstChild) {
      root.textContent = root.dataset.failed;
      root.style.cssText = 'max-width:32rem;margin:20vh auto;padding:1rem;font:1.125rem/1.5 system-ui,sans-serif;text-align:center;text-wrap:balance';
    }
    return;
  }
  src += '?try=1';
  const script = document.createElement('script');
  script.crossOrigin = '';
  script.integrity = integrity;
  script.src = self.trustedTypes?.createPolicy('rendezvous-loader', { createScriptURL: (url) => url }).createScriptURL(src) ?? src;
  document.head.append(script);
}, true);`.replaceAll(/\n\s*/g, '');

/** Source expression for the script in the document's policy. */
export const SHELL_WATCH_SOURCE = `'sha256-${createHash('sha256').update(SHELL_WATCH_SCRIPT).digest('base64')}'`;
