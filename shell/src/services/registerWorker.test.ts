import { registerWorker } from './registerWorker';

const DIGEST = 'sha256-x';

function aPage(register: (...args: unknown[]) => Promise<unknown>) {
  const page = document.implementation.createHTMLDocument();
  const postedMessages: unknown[] = [];
  const activeWorker = { postMessage: (message: unknown) => void postedMessages.push(message) };
  const serviceWorker = { register, ready: Promise.resolve({ active: activeWorker }) } as unknown as ServiceWorkerContainer;
  return { page: { document: page, navigator: { serviceWorker } }, postedMessages };
}

function addScript(page: Document, src: string, integrity: string): void {
  const script = Object.assign(page.createElement('script'), { src: `http://localhost${src}` });
  script.setAttribute('integrity', integrity);
  page.head.append(script);
}

test('R-079 registers /sw.js for the whole site and tells it which files the page runs on', async () => {
  const register = jest.fn(async () => undefined);
  const { page, postedMessages } = aPage(register);
  addScript(page.document, '/r/shell/1.0.0-a/shell.js', DIGEST);
  addScript(page.document, '/r/mfe-chat/1.0.0-a/remoteEntry.js?try=1', DIGEST);
  addScript(page.document, '/other.js', DIGEST);
  addScript(page.document, '/r/shell/1.0.0-a/unknown.js', '');
  const textsLink = Object.assign(page.document.createElement('link'), { href: 'http://localhost/r/mfe-chat/1.0.0-a/lang/en.json' });
  textsLink.dataset.integrity = DIGEST;
  page.document.head.append(textsLink);
  await registerWorker(page);
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
  const files = { '/r/shell/1.0.0-a/shell.js': DIGEST, '/r/mfe-chat/1.0.0-a/lang/en.json': DIGEST };
  expect(postedMessages).toEqual([{ files }]);
});

test('security 20 a policy lets only the address of the worker through, whatever is requested', async () => {
  const register = jest.fn(async () => undefined);
  const createPolicy = jest.fn((name: string, rules: { createScriptURL: (url: string) => string }) => ({
    createScriptURL: () => `${name} ${rules.createScriptURL('/evil.js')}`,
  }));
  await registerWorker({ ...aPage(register).page, trustedTypes: { createPolicy } });
  expect(register).toHaveBeenCalledWith('rendezvous-worker /sw.js', expect.anything());
});

test.each([
  ['refuses', aPage(() => Promise.reject(new DOMException('no', 'SecurityError'))).page],
  ['has none', { document, navigator: {} }],
])('R-079 a browser that %s keeps working without a worker', async (_, page) => {
  await expect(registerWorker(page)).resolves.toBeUndefined();
});
