import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '../testing/until';
import type { BundleFile, RenderOrder } from './RenderOrder';
import { RenderThread } from './RenderThread';

const folder = mkdtempSync(join(tmpdir(), 'thread-'));
const threads: RenderThread[] = [];

afterEach(() => threads.splice(0).forEach((thread) => thread.close()));
afterAll(() => rmSync(folder, { recursive: true }));

let bundleCount = 0;

function writeBundle(code: string): BundleFile {
  const path = join(folder, `${++bundleCount}.cjs`);
  writeFileSync(path, code);
  return { path, digest: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}

function aThread(timeoutMs?: number): RenderThread {
  const thread = new RenderThread(join(__dirname, 'renderThread.cjs'), timeoutMs);
  threads.push(thread);
  return thread;
}

const input = { address: '/login' } as RenderOrder['input'];
const createRenderCode = (html: string, moreCode = ''): string =>
  `exports.render = async (input, load) => ({ html: ${html} }); ${moreCode}`;
const createOrder = (shell: BundleFile, overrides: Partial<RenderOrder> = {}): RenderOrder => ({
  ...{ shell, remotes: {}, messages: undefined, catalogues: {}, input },
  ...overrides,
});

describe('the rendering thread', () => {
  it('renders with the shell’s bundle', async () => {
    expect(await aThread().render(createOrder(writeBundle(createRenderCode('input.address'))))).toEqual({ html: '/login' });
  });

  it('gives remotes the same instances of the doors as the shell', async () => {
    const shell = writeBundle(createRenderCode("await load('mfe')", "exports.doors = { react: { name: 'one react' } };"));
    const remote = writeBundle("exports.remote = require('react').name;");
    expect(await aThread().render(createOrder(shell, { remotes: { mfe: remote } }))).toEqual({ html: 'one react' });
  });

  it('passes in the texts of the shell, and those of a remote when they are requested', async () => {
    const shell = writeBundle(createRenderCode("input.messages.title + input.catalogues['/r/chat/en.json'].title"));
    const catalogues = { '/r/chat/en.json': writeBundle('{"title":" and chats"}'), '/r/gone.json': { path: 'gone', digest: '' } };
    const page = aThread().render(createOrder(shell, { messages: writeBundle('{"title":"Members"}'), catalogues }));
    expect(await page).toEqual({ html: 'Members and chats' });
  });

  it.each([
    ['a module of Node', "exports.doors = {}; require('node:fs');", 'node:fs is not there without a browser'],
    ['the environment', 'exports.render = async () => ({ html: process.env.SECRETS });', 'process is not defined'],
    ['a browser', 'exports.render = async () => ({ html: document.title });', 'document is not defined'],
    ['a remote without a bundle', createRenderCode("await load('mfe_chat')"), 'mfe_chat has no server bundle'],
  ])('cannot access %s', async (_, code, failure) => {
    await expect(aThread().render(createOrder(writeBundle(code)))).rejects.toThrow(failure);
  });

  it('does not evaluate a bundle that does not match its signed digest', async () => {
    const shell = writeBundle(createRenderCode('1'));
    writeFileSync(shell.path, createRenderCode('2'));
    await expect(aThread().render(createOrder(shell))).rejects.toThrow('does not match its signed digest');
  });

  it('aborts a page that hangs and continues with the next', async () => {
    const thread = aThread(500);
    await expect(thread.render(createOrder(writeBundle('exports.render = async () => { for (;;); };')))).rejects.toThrow(
      'took longer than 500 ms',
    );
    // On a busy machine, a new thread may take longer than the timeout to start.
    const renderNextPage = (): Promise<object> => thread.render(createOrder(writeBundle(createRenderCode('3'))));
    await until('the next page is rendered', () =>
      renderNextPage()
        .then((page) => 'html' in page && page.html === 3)
        .catch(() => false),
    );
  });

  it('a release that uses up all memory ends the thread, not the site', async () => {
    const memoryHungryBundle = writeBundle('exports.render = async () => { const all = []; for (;;) all.push(new Array(1e5).fill(1)); };');
    const thread = aThread(60_000);
    await expect(thread.render(createOrder(memoryHungryBundle))).rejects.toThrow(/memory/i);
    await expect(thread.render(createOrder(writeBundle(createRenderCode('4'))))).resolves.toEqual({ html: 4 });
  });
});
