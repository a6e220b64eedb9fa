import type { BootData } from '@rendezvous/shared/contract';
import type { FreshPage, WorkerMessage } from '../worker/WorkerMessage';

/** The response when the site cannot be reached; the page is reloaded then. */
const PATIENCE_MS = 20_000;

interface KeptPage {
  root: Pick<HTMLElement, 'dataset'>;
  worker: Pick<ServiceWorker, 'postMessage'> | null | undefined;
}

/**
 * The boot data this page runs on. A page that the service worker restored from the last visit uses what the site says today, so that a withdrawn
 * release never runs; offline it uses what it was stored with. Undefined when the page differs today and has to be loaded.
 */
export async function freshBoot(boot: BootData, { root, worker }: KeptPage): Promise<BootData | undefined> {
  if (root.dataset['kept'] === undefined) return boot;
  const today: FreshPage = worker ? await ask(worker) : { kind: 'changed' };
  if (today.kind === 'offline') return boot;
  if (today.kind === 'changed') return undefined;
  const said = JSON.parse(today.text) as BootData;
  // This document only accepts styles with its own nonce.
  return isSamePage(boot, said) ? { ...said, nonce: boot.nonce } : undefined;
}

const isSamePage = (kept: BootData, today: BootData): boolean =>
  kept.rendered?.key !== undefined && kept.rendered.key === today.rendered?.key && JSON.stringify(kept.plan) === JSON.stringify(today.plan);

function ask(worker: NonNullable<KeptPage['worker']>): Promise<FreshPage> {
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
