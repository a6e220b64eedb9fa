import { runInNewContext } from 'node:vm';
import type { LightMyRequestResponse } from 'fastify';
import { aDraft, createOffersFiles, createCatalogueFiles } from '../../testing/aRelease';
import { TestSite } from '../../testing/TestSite';

const createTexts = (text: string): object => ({ 'shell.nav': 'Navigation', 'shell.worker.hello': [{ type: 0, value: text }] });

const FILES = {
  'shell.js': Buffer.from('console.log("shell");'),
  'chunk-1.js': Buffer.from('console.log("chunk");'),
  'sw.js': Buffer.from('console.log("worker");'),
  ...createCatalogueFiles({ ...createTexts('Hello') }),
  'lang/nl.json': Buffer.from(JSON.stringify(createTexts('Hoi'))),
  ...createOffersFiles(),
};

const provides = { shared: '1.0.0', contract: '1.0.0', runtime: '2.9.2' };
const shell = aDraft(
  {
    ...{ remote: 'shell', entry: 'shell.js', container: 'shell__0', routes: [], policies: ['shell__0'], provides },
    preload: { '*': ['chunk-1.js'] },
  },
  FILES,
);

let site: TestSite;
beforeEach(async () => {
  site = await TestSite.start();
});
afterEach(() => site.stop());

async function releaseShell(files: Record<string, Buffer> = FILES): Promise<void> {
  const draft = aDraft({ ...shell, integrity: aDraft({}, files).integrity }, files);
  await site.publish('shell', draft, files);
  await site.promote('shell', 'shell', draft.id);
}

/** Runs the worker's script; returns the scope with the release data it was given and the events it listens to. */
function run({ body }: LightMyRequestResponse): { workerRelease?: unknown; listenedEvents: string[] } {
  const silentConsole = { log: () => undefined };
  const scope = {
    listenedEvents: [] as string[],
    self: {},
    console: silentConsole,
    addEventListener: (type: string) => void scope.listenedEvents.push(type),
  };
  scope.self = scope;
  runInNewContext(body, scope);
  return scope;
}

const isUnregisterScript = (reply: LightMyRequestResponse): boolean => reply.body.includes('registration.unregister()');

it('R-079 /sw.js is the worker of the live shell, with the files every page needs and its texts in every locale', async () => {
  await releaseShell();
  const reply = await site.open('/sw.js');
  const base = `/r/shell/${shell.id}/`;
  expect(run(reply).workerRelease).toEqual({
    files: { [`${base}shell.js`]: shell.integrity['shell.js'], [`${base}chunk-1.js`]: shell.integrity['chunk-1.js'] },
    texts: expect.objectContaining({
      en: { 'shell.worker.hello': 'Hello' },
      nl: { 'shell.worker.hello': 'Hoi' },
      de: { 'shell.worker.hello': 'Hello' },
    }),
  });
  expect(reply.body).toContain('console.log("worker");');
});

it('security 29 R-416 it may fetch only from our own origin, and is revalidated on every request', async () => {
  await releaseShell();
  const { headers } = await site.open('/sw.js');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'",
  );
});

it('/sw.js is identical for every browser while the release stays the same', async () => {
  await releaseShell();
  const [one, two] = [await site.open('/sw.js', { cookie: 'language=de' }), await site.open('/sw.js', { cookie: 'language=nl' })];
  expect(one.body).toBe(two.body);
});

it('security 29 a worker unregisters when it is switched off', async () => {
  await releaseShell();
  const app = await site.create({ serviceWorker: false });
  const reply = await app.inject({ url: '/sw.js', headers: { host: 'example.com' } });
  expect(isUnregisterScript(reply)).toBe(true);
  expect(run(reply).listenedEvents).toEqual(['install', 'activate']);
  await app.close();
});

it('security 29 a worker unregisters when the live shell has none, or when there is no shell', async () => {
  expect(isUnregisterScript(await site.open('/sw.js'))).toBe(true);
  const { 'sw.js': _worker, ...files } = FILES;
  await releaseShell(files);
  expect(isUnregisterScript(await site.open('/sw.js'))).toBe(true);
});
