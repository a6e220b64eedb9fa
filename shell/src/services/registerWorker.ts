import type { WorkerMessage } from '../worker/WorkerMessage';

/** Scripts and preloaded files; the integrity attribute has no effect on preloaded texts, so their digest is in another attribute. */
const SELECTOR = 'script[integrity^="sha"], link[integrity^="sha"], link[data-integrity]';

/** Release files that a page runs on, path to digest, as its elements name them. */
function loadedFiles(page: Document): Record<string, string> {
  const elements = [...page.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(SELECTOR)];
  const files = elements.map((element): [string, string] => {
    const { pathname, search } = new URL('src' in element ? element.src : element.href);
    return [pathname + search, element.getAttribute('integrity') ?? element.dataset.integrity ?? ''];
  });
  return Object.fromEntries(files.filter(([path]) => path.startsWith('/r/') && !path.includes('?')));
}

interface PolicyFactory {
  /** A TrustedScriptURL is accepted wherever a string is. */
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

/** The only address of the service worker (security 29). */
const ADDRESS = '/sw.js';
/** Trusted Types policy that only accepts the service worker's address; declared by the shell's release. */
const POLICY = 'rendezvous-worker';

interface Page {
  document: Document;
  navigator: Partial<Pick<Navigator, 'serviceWorker'>>;
  trustedTypes?: PolicyFactory;
}

/**
 * Registers the service worker and tells it what this page runs on: preloads reach it without the digest it needs. `page` is the page's path if the
 * worker should keep it. A browser without service workers, or one that rejects it, carries on without.
 */
export async function registerWorker({ document, navigator, trustedTypes }: Page, page?: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: () => ADDRESS });
    await serviceWorker.register(policy?.createScriptURL(ADDRESS) ?? ADDRESS, { scope: '/', updateViaCache: 'none' });
    const message: WorkerMessage = { files: loadedFiles(document), ...(page !== undefined && { page }) };
    void serviceWorker.ready.then(({ active }) => active?.postMessage(message));
  } catch {
    // A missing service worker is not an error.
  }
}
