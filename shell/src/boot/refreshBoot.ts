import type { BootData } from '@rendezvous/shared/contract';
import type { FreshPage, WorkerMessage } from '../worker/WorkerMessage';

/** Milliseconds to wait for the service worker's reply; if none arrives, the page is reloaded. */
const REPLY_TIMEOUT_MS = 20_000;

interface CachedPage {
  root: Pick<HTMLElement, 'dataset'>;
  worker: Pick<ServiceWorker, 'postMessage'> | null | undefined;
}

/**
 * Returns the boot data to run this page with. A page that the service worker cached on the last visit uses the site's current data, so that a
 * withdrawn release never runs; offline, it uses the data it was cached with. Undefined when the page must be reloaded, because it has changed or the
 * worker does not reply.
 */
export async function refreshBoot(boot: BootData, { root, worker }: CachedPage): Promise<BootData | undefined> {
  if (root.dataset['kept'] === undefined) return boot;
  const freshPage: FreshPage = worker ? await requestFreshPage(worker) : { kind: 'changed' };
  if (freshPage.kind === 'offline') return boot;
  if (freshPage.kind === 'changed') return undefined;
  const freshData = JSON.parse(freshPage.text) as BootData;
  // This document accepts only styles with its own nonce.
  return isSamePage(boot, freshData) ? { ...freshData, nonce: boot.nonce } : undefined;
}

const isSamePage = (cachedBoot: BootData, freshBoot: BootData): boolean =>
  cachedBoot.rendered?.key !== undefined &&
  cachedBoot.rendered.key === freshBoot.rendered?.key &&
  JSON.stringify(cachedBoot.plan) === JSON.stringify(freshBoot.plan);

function requestFreshPage(worker: NonNullable<CachedPage['worker']>): Promise<FreshPage> {
  const message: WorkerMessage = { ask: 'today' };
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'changed' }), REPLY_TIMEOUT_MS);
    port1.onmessage = ({ data }: MessageEvent<FreshPage>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}
