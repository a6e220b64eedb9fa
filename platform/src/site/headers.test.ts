import { createHash } from 'node:crypto';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { TestSite } from '../testing/TestSite';
import { QUICK_EXIT_SOURCE } from './document/quickExit';
import { SHELL_WATCH_SOURCE } from './document/shellWatch';

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.start();
  await site.release();
});
afterAll(() => site.stop());

describe('security headers', () => {
  it('the policy of a document allows our origin, its nonce and the Trusted Types policies of the plan, and nothing unsafe', async () => {
    site.boot.settings = { ...site.boot.settings, cdn_prefix: 'https://cdn.example.net/x/' };
    const reply = await site.open('/chats');
    const [, nonce] = /<style nonce="([\w-]+)"/.exec(reply.body) ?? [];
    const policy = String(reply.headers['content-security-policy']).split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      `script-src 'self' ${QUICK_EXIT_SOURCE} ${SHELL_WATCH_SOURCE}`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' https://cdn.example.net data: blob:",
      "media-src 'self' https://cdn.example.net blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types rendezvous-loader shell__0 mfe_chat 'allow-duplicates'",
      'report-uri /platform/reports',
      'report-to default',
    ]);
    expect(reply.body).toContain(`"nonce":"${nonce}"`);
  });

  it('every page has its own nonce and no inline style attribute; its inline scripts are those whose digests are in the policy', async () => {
    const [one, two] = await Promise.all([site.open('/'), site.open('/')]);
    const findNonce = (body: string): string | undefined => /<style nonce="([\w-]+)"/.exec(body)?.[1];
    expect(findNonce(one.body)).not.toBe(findNonce(two.body));
    expect(one.body).not.toMatch(/ style="| on\w+="/);
    const inlineScripts = [...one.body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
    expect(inlineScripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)).toEqual([
      QUICK_EXIT_SOURCE,
      SHELL_WATCH_SOURCE,
    ]);
  });

  const requests: [method: 'GET' | 'POST' | 'PUT', url: string, status: number][] = [
    ['GET', '/', 200],
    ['GET', '/nothing/here', 404],
    ['GET', '/r/mfe-chat/none/x.js', 404],
    ['GET', '/platform/plan', 200],
    ['GET', '/platform/api/status', 401],
    ['GET', '/icon.svg', 200],
    ['POST', '/platform/beacon', 400],
    ['PUT', '/', 405],
  ];
  it.each(requests)('%s %s (%i) carries them too', async (method, url, status) => {
    const reply = await site.app.inject({ method, url, headers: { host: 'example.com', accept: 'text/html' } });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'permissions-policy': expect.stringMatching(/geolocation=\(self\).*publickey-credentials-create=\(self\).*microphone=\(\)/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(reply.headers).not.toHaveProperty('server');
    expect(reply.headers).not.toHaveProperty('x-powered-by');
  });

  it('plain http sends no HSTS and no Secure cookie', async () => {
    const app = await site.create({ publicOrigin: 'http://localhost:3000' });
    const reply = await app.inject({ url: '/', headers: { host: 'localhost:3000', accept: 'text/html' } });
    expect(reply.headers).not.toHaveProperty('strict-transport-security');
    expect(String(reply.headers['set-cookie'])).not.toContain('Secure');
    await app.close();
  });
});

describe('fixed addresses', () => {
  it('serve an installable manifest with the name of the domain', async () => {
    const manifest = (await site.open('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({
      name: 'Rendezvous',
      display: 'standalone',
      start_url: '/',
    });
    const icons = manifest.icons.map(({ src, sizes, purpose }: Record<string, string>) => `${src} ${sizes} ${purpose}`);
    expect(icons).toEqual(
      ['any', 'maskable'].flatMap((purpose) =>
        ['/icon.svg any', '/icon-192.png 192x192', '/icon-512.png 512x512'].map((icon) => `${icon} ${purpose}`),
      ),
    );
  });

  it.each([
    ['/icon-192.png', 192],
    ['/icon-512.png', 512],
    ['/apple-touch-icon.png', 180],
  ])('R-094 %s is a square picture of %i pixels', async (path, size) => {
    const reply = await site.open(path);
    const { format, width, height } = await sharp(reply.rawPayload).metadata();
    expect([reply.headers['content-type'], format, width, height]).toEqual(['image/png', 'png', size, size]);
  });

  it('R-094 /favicon.ico is an icon file with three pictures', async () => {
    const { headers, rawPayload } = await site.open('/favicon.ico');
    expect(headers['content-type']).toBe('image/x-icon');
    expect([0, 2, 4].map((offset) => rawPayload.readUInt16LE(offset))).toEqual([0, 1, 3]);
    const sizes = [0, 1, 2].map(async (index) => {
      const entry = 6 + 16 * index;
      const start = rawPayload.readUInt32LE(entry + 12);
      return (await sharp(rawPayload.subarray(start, start + rawPayload.readUInt32LE(entry + 8))).metadata()).width;
    });
    expect(await Promise.all(sizes)).toEqual([16, 32, 48]);
  });

  it('serve an icon, rules for robots and health', async () => {
    expect((await site.open('/icon.svg')).headers['content-type']).toBe('image/svg+xml');
    expect((await site.open('/robots.txt')).body).toContain('Disallow: /api/');
    expect((await site.open('/platform/health')).json()).toEqual({ status: 'ok', serial: 4 });
  });

  it('R-410 health fails while files of a live release are missing', async () => {
    const folder = join(site.dataDir, 'releases/r/mfe-chat');
    renameSync(folder, `${folder}-away`);
    const health = await site.open('/platform/health');
    renameSync(`${folder}-away`, folder);
    expect(health.statusCode).toBe(503);
    expect(health.json()).toEqual({ status: 'missing', serial: 4, missing: [expect.stringMatching(/^mfe-chat /)] });
    expect((await site.open('/platform/health')).statusCode).toBe(200);
  });

  it('R-416 the plan returns 304 for its own ETag and is never cached without revalidation', async () => {
    const first = await site.open('/platform/plan', { cookie: 'visitor=abcdefghijklmnopqrstuvwx' });
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect(first.json()).toMatchObject({ serial: 4, remotes: [{ name: 'mfe-chat' }] });
    const again = await site.open('/platform/plan', {
      cookie: 'visitor=abcdefghijklmnopqrstuvwx',
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await site.open('/platform/plan', { 'if-none-match': '"old"' })).statusCode).toBe(200);
  });

  it('platform 2: the plan for open pages names blocked releases', async () => {
    expect((await site.open('/platform/plan')).body).not.toContain('blocked');
    const release = (await site.registry.load()).remotes['mfe-chat']?.stable;
    await site.callDeployApi('chat', 'POST', '/remotes/mfe-chat/block', { serial: await site.loadSerial(), release });
    expect((await site.open('/platform/plan')).json()).toMatchObject({
      remotes: [{ name: 'mfe-chat', candidates: [], blocked: [release] }],
    });
  });

  it('security 20: keeps the browsers’ reports of blocked content for the teams, counted by kind, without identifying the browser', async () => {
    const legacyReport = {
      'document-uri': 'http://example.com/members/4711',
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/a?b',
    };
    const post = (extra: Record<string, string> = {}, body: unknown = { 'csp-report': legacyReport }) => {
      const headers = { host: 'example.com', 'content-type': 'application/csp-report', 'sec-fetch-site': 'same-origin', ...extra };
      return site.app.inject({ method: 'POST', url: '/platform/reports', headers, payload: JSON.stringify(body) });
    };
    expect((await post()).statusCode).toBe(204);
    expect((await post({}, ['nonsense'])).statusCode).toBe(204);
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const modernReport = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/c' } };
    expect((await post({ 'content-type': 'application/reports+json' }, [modernReport])).statusCode).toBe(204);
    const row = { directive: 'img-src', blocked: 'https://evil.example', source: '', count: 2, first: site.now, last: site.now };
    expect((await site.callDeployApi('chat', 'GET', '/reports')).json()).toEqual({ reports: [row] });
    for (let count = 0; count < 60; count += 1) await post();
    expect((await post()).statusCode).toBe(429);
  });
});
