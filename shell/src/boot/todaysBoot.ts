import type { BootData } from '@rendezvous/shared/contract';
import type { TodaysPage, WorkerMessage } from '../worker/WorkerMessage';

/** The site's answer to a phone in a tunnel; then the page is loaded anew. */
const PATIENCE_MS = 20_000;

interface KeptPage {
  root: Pick<HTMLElement, 'dataset'>;
  worker: Pick<ServiceWorker, 'postMessage'> | null | undefined;
}

/**
 * What the page runs on. One that the service worker showed from the last visit runs on what the site says today, so that no release which
 * is gone is ever run; without a connection on what it came with. Undefined when it is another page today, which has to be loaded.
 */
export async function todaysBoot(boot: BootData, { root, worker }: KeptPage): Promise<BootData | undefined> {
  if (root.dataset['kept'] === undefined) return boot;
  const today: TodaysPage = worker ? await ask(worker) : { kind: 'changed' };
  if (today.kind === 'offline') return boot;
  if (today.kind === 'changed') return undefined;
  const said = JSON.parse(today.text) as BootData;
  // The styles of this document let only their own nonce through.
  return isSamePage(boot, said) ? { ...said, nonce: boot.nonce } : undefined;
}

const isSamePage = (kept: BootData, today: BootData): boolean =>
  kept.rendered?.key !== undefined && kept.rendered.key === today.rendered?.key && JSON.stringify(kept.plan) === JSON.stringify(today.plan);

function ask(worker: NonNullable<KeptPage['worker']>): Promise<TodaysPage> {
  const message: WorkerMessage = { ask: 'today' };
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'changed' }), PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<TodaysPage>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data);
    };
    worker.postMessage(message, [port2]);
  });
}
