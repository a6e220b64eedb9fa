import type { WorkerMessage } from '../worker/WorkerMessage';
import { getLoadedFiles } from './loadedFiles';

interface PolicyFactory {
  /** Typed as a string, because `register` accepts a TrustedScriptURL but is typed to require a string. */
  createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(url: string): string };
}

/** The only URL of the service worker (security 29). */
const WORKER_URL = '/sw.js';
/** Name of the Trusted Types policy, which accepts no URL but that of the service worker. */
const POLICY_NAME = 'rendezvous-worker';

interface Page {
  document: Document;
  navigator: Partial<Pick<Navigator, 'serviceWorker'>>;
  trustedTypes?: PolicyFactory;
}

/**
 * Registers the service worker and sends it the digests of this page's files, which it cannot take from preload requests, and
 * `pathToCache`, the path of the page if the worker should cache it. Without service workers, or if the browser rejects this one, the page
 * works without it.
 */
export async function registerWorker({ document, navigator, trustedTypes }: Page, pathToCache?: string): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    const policy = trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: () => WORKER_URL });
    await serviceWorker.register(policy?.createScriptURL(WORKER_URL) ?? WORKER_URL, { scope: '/', updateViaCache: 'none' });
    const message: WorkerMessage = { files: getLoadedFiles(document), ...(pathToCache !== undefined && { page: pathToCache }) };
    void serviceWorker.ready.then(({ active }) => active?.postMessage(message));
  } catch {
    // A missing service worker is not an error.
  }
}
