import type { BootData } from '@rendezvous/shared/contract';
import type { FreshPage, WorkerMessage } from '../worker/WorkerMessage';

/** Milliseconds to wait for the service worker's reply; if none arrives, the page is reloaded. */
const PATIENCE_MS = 20_000;

interface KeptPage {
  root: Pick<HTMLElement, 'dataset'>;
  worker: Pick<ServiceWorker, 'postMessage'> | null | undefined;
}

/**
 * Returns the boot data to run this page with. A page that the service worker cached on the last visit uses the site's current data, so that a
 * withdrawn release never runs; offline, it uses the data it was cached with. Undefined when the page has changed and must be reloaded.
 */
export async function refreshBoot(boot: BootData, { root, worker }: KeptPage): Promise<BootData | undefined> {
  if (root.dataset['kept'] === undefined) return boot;
  const today: FreshPage = worker ? await askWorker(worker) : { kind: 'changed' };
  if (today.kind === 'offline') return boot;
  if (today.kind === 'changed') return undefined;
  const freshData = JSON.parse(today.text) as BootData;
  // This document accepts only styles with its own nonce.
  return isSamePage(boot, freshData) ? { ...freshData, nonce: boot.nonce } : undefined;
}

const isSamePage = (kept: BootData, today: BootData): boolean =>
  kept.rendered?.key !== undefined && kept.rendered.key === today.rendered?.key && JSON.stringify(kept.plan) === JSON.stringify(today.plan);

function askWorker(worker: NonNullable<KeptPage['worker']>): Promise<FreshPage> {
  const message: WorkerMessage = { ask: 'today' };
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'changed' }), PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<FreshPage>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}
