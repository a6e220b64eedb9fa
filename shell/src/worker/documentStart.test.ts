import { PAGE_LIFETIME_HEADER, START_MARK } from '@rendezvous/shared/contract';
import { FakeWorkerScope } from '../testing/FakeWorkerScope';
import { startWorker } from './startWorker';

const navigate = { mode: 'navigate' } as const;

interface DocumentOptions {
  nonce?: string;
  lang?: string;
  policies?: string;
  status?: number;
  headers?: Record<string, string>;
}

/** A member's document as the site server produces it. */
const aDocument = (
  page: string,
  { nonce = 'monday', lang = 'en', policies = 'shell_1', status = 200, headers = {} }: DocumentOptions = {},
): Response =>
  new Response(
    `<html lang="${lang}"><meta nonce="${nonce}">${START_MARK}<title>${page}</title><style nonce="${nonce}"></style><script id="boot">{"nonce":"${nonce}"}</script></html>`,
    { status, headers: { 'content-security-policy': `style-src 'nonce-${nonce}'; trusted-types ${policies}`, ...headers } },
  );

/** Starts a worker and opens a document, whose start the worker then caches. */
async function start(): Promise<FakeWorkerScope> {
  const scope = new FakeWorkerScope();
  startWorker(scope);
  scope.networkResponses.set('/members', aDocument('Profiles'));
  await open(scope, '/members');
  return scope;
}

interface OpenedDocument {
  response: Response | undefined;
  text: string | undefined;
}

/** Opens a page and reads it; resolves when the worker has nothing left to do. */
async function open(scope: FakeWorkerScope, path: string, overrides: Partial<Request> = {}): Promise<OpenedDocument> {
  const work: Promise<unknown>[] = [];
  const response = await scope.respond(path, { ...navigate, ...overrides }, undefined, work);
  const text = response?.type === 'opaqueredirect' ? undefined : await response?.text();
  await Promise.all(work);
  return { response, text };
}

const REFRESH = '<meta http-equiv="refresh" content="0">';
const readNonce = (response: Response | undefined): string =>
  /'nonce-([^']+)'/.exec(response?.headers.get('content-security-policy') ?? '')?.[1] ?? '';

it('R-079 a document begins before the site has answered', async () => {
  const scope = await start();
  let answer: (response: Response) => void = () => undefined;
  scope.fetch = (() => new Promise<Response>((resolve) => (answer = resolve))) as typeof fetch;
  const reader = (await scope.respond('/chats', navigate))?.body?.getReader();
  const first = new TextDecoder().decode((await reader?.read())?.value);
  expect(first).toMatch(/^<html lang="en"><meta nonce="[0-9a-f-]{36}">$/);
  answer(aDocument('Chats', { nonce: 'tuesday' }));
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('<title>Chats');
});

it('security 20 each document has a nonce of its own, in its policy and wherever the site put one', async () => {
  const scope = await start();
  scope.networkResponses.set('/chats', aDocument('Chats', { nonce: 'tuesday' }));
  const openedDocuments = [await open(scope, '/chats'), await open(scope, '/chats')];
  const [one, two] = openedDocuments.map(({ response }) => readNonce(response));
  expect([one, two].every((nonce) => /^[0-9a-f-]{36}$/.test(nonce ?? ''))).toBe(true);
  expect(one).not.toBe(two);
  expect(openedDocuments[0]?.text).toBe(
    `<html lang="en"><meta nonce="${one}">${START_MARK}<title>Chats</title><style nonce="${one}"></style><script id="boot">{"nonce":"${one}"}</script></html>`,
  );
});

it('keeps nothing of a page but its start', async () => {
  const scope = await start();
  expect([...scope.documentStarts.files.values()]).toEqual(['<html lang="en"><meta nonce="monday">']);
  expect(scope.pages.files.size).toBe(0);
});

it('keeps the start of the first visit, which came before the worker', async () => {
  const scope = new FakeWorkerScope();
  startWorker(scope);
  scope.networkResponses.set('/chats', aDocument('Chats'));
  await scope.fire('message', { files: {}, page: '/chats' });
  expect(scope.documentStarts.files.size).toBe(1);
});

const REDIRECT = {
  status: 0,
  body: null,
  redirected: false,
  type: 'opaqueredirect',
  headers: new Headers(),
  clone: () => REDIRECT,
} as Response;

it.each([
  ['a document of other releases', aDocument('Chats', { policies: 'shell_2' })],
  ['a document in another language', aDocument('Chats', { lang: 'de' })],
  ['that there is no such page', aDocument('Not found', { status: 404 })],
  ['that it is being restarted', new Response('Back soon', { status: 503 })],
  ['something that is no document', new Response('a,b', { headers: { 'content-type': 'text/csv' } })],
  ['a very long text without a document in it', new Response('x'.repeat(20_000))],
  ['that it is elsewhere', REDIRECT],
  ['nothing', undefined],
])('R-079 when the reply of the site is %s the browser sends the request again and gets the reply unchanged', async (_, answer) => {
  const scope = await start();
  if (answer) scope.networkResponses.set('/chats', answer);
  const { text: startText } = await open(scope, '/chats');
  expect(startText).toContain(REFRESH);
  expect(startText).not.toContain('<title>');
  expect(scope.documentStarts.files.size).toBe(0);
  const second = await open(scope, '/chats');
  if (answer === REDIRECT) expect(second.response).toBe(REDIRECT);
  else expect(second.text).toContain((await answer?.clone().text()) ?? 'shell.worker.offline.title');
});

it('R-079 a page that breaks off is requested again', async () => {
  const scope = await start();
  const chunks = ['<html lang="en"><meta nonce="tuesday">', `${START_MARK}<title>Chats</title>`].values();
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = chunks.next();
      if (done === true) controller.error(new TypeError('network error'));
      else controller.enqueue(encoder.encode(value));
    },
  });
  scope.networkResponses.set('/chats', new Response(body, { headers: aDocument('Chats', { nonce: 'tuesday' }).headers }));
  expect((await open(scope, '/chats')).text).toContain(REFRESH);
});

it('the kept start is not used for a page that is reloaded, nor for anything that is not a page', async () => {
  const scope = await start();
  scope.networkResponses.set('/api/export.php', new Response('PK'));
  expect((await open(scope, '/members', { cache: 'reload' })).text).toContain('nonce="monday"');
  expect((await open(scope, '/api/export.php')).text).toBe('PK');
});

it('the kept start is dropped when a page requests it', async () => {
  const scope = await start();
  await scope.fire('message', { forget: 'pages' });
  expect(scope.documentStarts.files.size).toBe(0);
});

it('the kept start is also used for a page of visitors, which is kept as it arrived', async () => {
  const scope = await start();
  scope.networkResponses.set('/login', aDocument('Login', { nonce: 'tuesday', headers: { [PAGE_LIFETIME_HEADER]: '60' } }));
  const { response, text } = await open(scope, '/login');
  expect(text).toContain(`<style nonce="${readNonce(response)}">`);
  expect([...scope.pages.files.values()]).toEqual([expect.stringContaining('<style nonce="tuesday">')]);
});
