import type { BootData } from '@rendezvous/shared/contract';
import type { FreshPage } from '../worker/WorkerMessage';
import { MessageChannel } from 'node:worker_threads';
import { refreshBoot } from './refreshBoot';

// The test environment has no MessageChannel.
Object.assign(globalThis, { MessageChannel });

const renderedPage = { frame: false, slots: [], key: 'page' };
const cachedBoot = { plan: { serial: 1 }, rendered: renderedPage, nonce: 'monday', serverTime: 1 } as unknown as BootData;
const aFreshPage = (changes: object = {}): FreshPage => ({
  kind: 'boot',
  text: JSON.stringify({ ...cachedBoot, nonce: 'tuesday', serverTime: 2, ...changes }),
});

const createRoot = (isKept: boolean) => ({ dataset: isKept ? { kept: '' } : {} });

/** Creates a stand-in for a service worker that replies with `answer`. */
function createWorker(answer: FreshPage) {
  return {
    postMessage: (message: unknown, ports: MessagePort[]) => {
      expect(message).toEqual({ ask: 'today' });
      ports[0]?.postMessage(answer);
    },
  } as unknown as ServiceWorker;
}

describe('the boot data a page runs on', () => {
  test('its own data, when the site has just sent it', async () => {
    expect(await refreshBoot(cachedBoot, { root: createRoot(false), worker: undefined })).toBe(cachedBoot);
  });

  test('platform 2: the current data from the site, when the page was shown from the last visit; the styles keep their nonce', async () => {
    expect(await refreshBoot(cachedBoot, { root: createRoot(true), worker: createWorker(aFreshPage()) })).toEqual({
      ...cachedBoot,
      serverTime: 2,
    });
  });

  test('its own data, when there is no connection', async () => {
    expect(await refreshBoot(cachedBoot, { root: createRoot(true), worker: createWorker({ kind: 'offline' }) })).toBe(cachedBoot);
  });

  test.each<[string, FreshPage]>([
    ['another page', aFreshPage({ rendered: { ...renderedPage, key: 'other' } })],
    ['one person’s page', aFreshPage({ rendered: { frame: false, slots: [] } })],
    ['a page of other releases', aFreshPage({ plan: { serial: 2 } })],
    ['gone', { kind: 'changed' }],
  ])('nothing, when the page is now %s: it is then reloaded', async (_, freshPage) => {
    expect(await refreshBoot(cachedBoot, { root: createRoot(true), worker: createWorker(freshPage) })).toBeUndefined();
  });

  test('nothing, when the worker has gone', async () => {
    expect(await refreshBoot(cachedBoot, { root: createRoot(true), worker: null })).toBeUndefined();
  });
});
