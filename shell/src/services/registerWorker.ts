import type { WorkerMessage } from '../worker/WorkerMessage';
import { loadedFiles } from './loadedFiles';

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
 * Registers the service worker and tells it what this page runs on, because preload requests reach it without the digest it needs. `page` is the
 * page's path if the worker should keep it. Without service workers, or when the browser rejects this one, the page carries on.
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
