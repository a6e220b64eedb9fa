import { createHash } from 'node:crypto';

/**
 * Runs when the shell itself could not be loaded, while nothing of ours runs yet: says so in a report, so that a canary of the shell can
 * end by itself, and asks once more at a changed address, because spoiled bytes may be kept for a year at the first one. When that fails
 * too, a page that came without its content says in words that it did not load.
 */
export const SHELL_WATCH = `addEventListener('error', ({ target: { src = '', integrity } }) => {
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
      root.style.cssText = 'max-width:32rem;margin:20vh auto;padding:1rem;font:1.125rem/1.5 system-ui,sans-serif;text-align:center';
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

/** Source by which the policy of a document knows it. */
export const SHELL_WATCH_SOURCE = `'sha256-${createHash('sha256').update(SHELL_WATCH).digest('base64')}'`;
