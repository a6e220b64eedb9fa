import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { TestSite } from '../testing/TestSite';

let site: TestSite;
let shellPath: string;
let chatPath: string;
beforeAll(async () => {
  site = await TestSite.start();
  const releases = await site.release();
  shellPath = `/r/shell/${releases.shell.id}`;
  chatPath = `/r/mfe-chat/${releases.chat.id}`;
});
afterAll(() => site.stop());

const text = 'console.log("shell");'.repeat(60);

describe('files of a release', () => {
  it('R-416 are immutable for a year and have a content type', async () => {
    const reply = await site.open(`${shellPath}/shell.js`);
    expect(reply.body).toBe(text);
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
    });
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ])('requested with Accept-Encoding "%s" are sent as %s', async (accept, encoding) => {
    const reply = await site.open(`${shellPath}/shell.js`, { 'accept-encoding': accept });
    expect(reply.headers['content-encoding']).toBe(encoding);
    const decode = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (bytes: Buffer) => bytes;
    expect(decode(reply.rawPayload).toString()).toBe(text);
  });

  it('small files are not compressed', async () => {
    expect((await site.open(`${chatPath}/lang/en.json`, { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  it('release.json is public, other files of the folder are not', async () => {
    expect((await site.open(`${chatPath}/release.json`)).json()).toMatchObject({ remote: 'mfe-chat', signedBy: 'chat' });
    expect((await site.open(`${shellPath}/shell.js.br`)).statusCode).toBe(404);
  });

  it.each([
    '/../../../keys/teams.json',
    '/..%2f..%2f..%2fkeys%2fteams.json',
    '/%2e%2e/%2e%2e/registry.json',
    '/lang/',
    '/constructor',
    '//etc/passwd',
  ])('nothing outside the release can be reached by %s', async (path) => {
    const reply = await site.open(chatPath + path, { 'sec-fetch-dest': 'script' });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('publicKeys');
  });

  it('documents and plans are compressed as well', async () => {
    const page = await site.open('/', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(page.rawPayload).toString()).toMatch(/^<!doctype html>/);
    const plan = await site.open('/platform/plan', { 'accept-encoding': 'gzip' });
    expect(JSON.parse(gunzipSync(plan.rawPayload).toString())).toMatchObject({ serial: 4 });
  });

  it('a HEAD request gets only the headers', async () => {
    const reply = await site.app.inject({ method: 'HEAD', url: `${shellPath}/shell.js` });
    expect([reply.statusCode, reply.body, reply.headers['content-length']]).toEqual([200, '', String(text.length)]);
  });
});
