import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { aShell } from '../../../../platform/src/testing/aRelease';
import { BuiltFiles } from '../front/BuiltFiles';
import { type BrowserRequest, type Body, type Handler, toChunks } from '../front/Exchange';
import { UnprotectedReleases } from './UnprotectedReleases';
import { createDefaultsHandler, createProtectedHandler, createStaticHandler, createUnprotectedHandler } from './variantHandlers';

const PAGE =
  '<script src="/r/shell/1/shell.js" defer></script><title>Log in</title><script type="application/json" id="boot">{"locale":"en","plan":{"remotes":[]}}</script>';
const POLICY = "script-src 'self'; require-trusted-types-for 'script'";

const createGetRequest = (address: string, destination = 'document'): BrowserRequest => ({
  ...{ method: 'GET', path: address, body: Buffer.alloc(0) },
  headers: { 'sec-fetch-dest': destination, 'accept-encoding': 'br' },
});

const site: Handler = async ({ path: address, headers }) => ({
  ...{ status: 200, headers: { 'content-security-policy': POLICY, 'set-cookie': ['language=en'] } },
  body: Buffer.from(headers['accept-encoding'] === 'identity' ? PAGE : `the site's ${address}`),
});

const readBytes = (body: Body): Promise<Buffer> => buffer(toChunks(body));
const readText = async (body: Body): Promise<string> => brotliDecompressSync(await readBytes(body)).toString();

describe('a variant of the site', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rendezvous-variant-'));
  mkdirSync(path.join(folder, 'shell'));
  writeFileSync(path.join(folder, 'shell/shell.js'), 'run();'.repeat(200));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('serves its own files compressed and cacheable for a year, and everything else from the site', async () => {
    const variant = createDefaultsHandler(site, await BuiltFiles.of(folder));
    const file = await variant(createGetRequest('/bench/shell/shell.js?try=1', 'script'));
    expect(await readText(file.body)).toContain('run();run();');
    expect(file.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(String((await variant(createGetRequest('/api/search.php', 'empty'))).body)).toBe("the site's /api/search.php");
  });

  it('changes the document and its policy, and keeps its other headers', async () => {
    const variant = createDefaultsHandler(site, await BuiltFiles.of(folder));
    const { headers, body } = await variant(createGetRequest('/login'));
    expect(await readText(body)).toContain('<script src="/bench/shell/shell.js" defer></script>');
    expect(headers).toMatchObject({
      'content-security-policy': "script-src 'self'",
      'set-cookie': ['language=en'],
      'content-encoding': 'br',
    });
  });

  it('that is static serves the captured pages, and pictures from the site', async () => {
    const variant = createStaticHandler(site, new Map([['/login', '<h1>Log in</h1>']]));
    expect(await readText((await variant(createGetRequest('/login'))).body)).toBe('<h1>Log in</h1>');
    expect(String((await variant(createGetRequest('/login', 'image'))).body)).toBe("the site's /login");
    expect(String((await variant(createGetRequest('/other'))).body)).toBe("the site's /other");
  });

  it('that has no protections has no policy, and serves its files at release addresses', async () => {
    const shell = aShell({ id: '2', entry: 'shell.js' });
    const variant = createUnprotectedHandler(site, await BuiltFiles.of(folder), new UnprotectedReleases(shell, {}));
    const file = await variant(createGetRequest('/r/shell/2/shell.js', 'script'));
    expect(await readText(file.body)).toContain('run();run();');
    expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': expect.stringContaining('immutable') });
    expect(file.headers).not.toHaveProperty('content-security-policy');
    const { headers, body } = await variant(createGetRequest('/login'));
    expect(await readText(body)).toContain('<script src="/r/shell/2/shell.js" defer></script>');
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).toHaveProperty('set-cookie');
  });

  it('that is the unchanged site keeps its policy and is compressed here like the others', async () => {
    const { headers, body } = await createProtectedHandler(site)(createGetRequest('/login'));
    expect(headers).toMatchObject({ 'content-security-policy': POLICY, 'content-encoding': 'br' });
    expect(await readText(body)).toContain('<script src="/r/shell/1/shell.js" defer></script>');
  });

  it('that is not built cannot be served', async () => {
    await expect(BuiltFiles.of(path.join(folder, 'nothing'))).rejects.toThrow('is not built');
  });
});
