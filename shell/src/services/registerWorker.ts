import type { WorkerMessage } from '../worker/WorkerMessage';
import { loadedFiles } from './loadedFiles';

interface PolicyFactory {
  /** What it makes stands where an address stands. */
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

/** The one address of the service worker (security 29). */
const ADDRESS = '/sw.js';
/** Trusted Types policy that lets nothing but the service worker through; a release of the shell names it. */
const POLICY = 'rendezvous-worker';

interface Page {
  document: Document;
  navigator: Partial<Pick<Navigator, 'serviceWorker'>>;
  trustedTypes?: PolicyFactory;
}

/**
 * Registers the service worker and tells it what this page runs on: preloaded files come by without the digest that the worker wants
 * to see. `page` is its path when the worker should keep it too. A browser that has no worker, or refuses it, goes on without.
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
    // No worker is no failure.
  }
}
