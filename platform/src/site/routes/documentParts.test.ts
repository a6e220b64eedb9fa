import { fileMark, type User } from '@rendezvous/shared/contract';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { parseBootData } from '../../testing/parseBootData';
import { TestSite } from '../../testing/TestSite';

const HEADERS = { host: 'example.com', accept: 'text/html' };
const COOKIE = 'auth.session=abc';

let site: TestSite;
let port: number;

beforeAll(async () => {
  site = await TestSite.start();
  await site.release();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  port = (site.app.server.address() as AddressInfo).port;
});
afterAll(() => site.stop());
afterEach(() => {
  site.boot.isDown = false;
  site.boot.member = null;
  site.boot.beforeLoadUser = async () => undefined;
});

const requestPage = (headers: Record<string, string>): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/chats', headers: { ...HEADERS, ...headers } }, resolve)
      .on('error', reject)
      .end();
  });

const decoderFactories: Record<string, () => Transform> = { br: createBrotliDecompress, gzip: createGunzip };

describe('the document of a member', () => {
  it.each(['br', 'gzip', 'identity'])('starts streaming before the member is identified (%s)', async (encoding) => {
    let identifyMember = (): void => undefined;
    site.boot.beforeLoadUser = () => new Promise<void>((resolve) => (identifyMember = resolve));
    const reply = await requestPage({ cookie: COOKIE, 'accept-encoding': encoding });
    const decoder = decoderFactories[encoding];
    const text = (decoder ? reply.pipe(decoder()) : reply).setEncoding('utf8');
    let document = '';
    for await (const part of text) {
      document += String(part);
      if (!document.includes('shell.js" integrity=') || document.includes('</head>')) continue;
      expect(document).not.toContain('id="boot"');
      identifyMember();
    }
    expect(document).toContain('<html lang="en" data-niche="general">');
    expect(parseBootData(document).user).toBeNull();
    expect(document.trim().endsWith('</html>')).toBe(true);
  });

  it('R-078 is completed with an outage message when the api goes down midway, without a root element for the shell', async () => {
    site.boot.isDown = false;
    site.boot.beforeLoadUser = () => Promise.reject(new Error('The api is away.'));
    const { statusCode, body } = await site.open('/chats', { cookie: COOKIE });
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1>That didn’t load</h1>');
    expect(body).toContain('<meta http-equiv="refresh" content="10">');
    expect(body).not.toContain('id="root"');
  });

  it('R-059 R-061 knows from a cookie of their browser which alerts it hides; before the first one, that push is not offered yet', async () => {
    site.boot.member = { id: 'Anna000000' } as User;
    const loadHiddenAlerts = async (cookie: string) => parseBootData((await site.open('/chats', { cookie })).body).hiddenAlerts;
    expect(await loadHiddenAlerts(`${COOKIE}; hidden-alerts=Anna000000.photo`)).toEqual(['photo']);
    expect(await loadHiddenAlerts(COOKIE)).toEqual(['push']);
    expect(await loadHiddenAlerts(`${COOKIE}; hidden-alerts=Bea0000000.photo`)).toEqual(['push']);
    expect(await loadHiddenAlerts('hidden-alerts=Anna000000.photo')).toBeUndefined();
  });

  it('does not preload files that the browser says it already has', async () => {
    const findPreloads = (body: string): string[] => [...body.matchAll(/rel="preload" href="([^"]+)"/g)].map(([, href = '']) => href);
    const allPreloads = findPreloads((await site.open('/chats')).body);
    const [first = '', ...others] = allPreloads;
    const marks = others.map(fileMark).join(' ');
    const { body } = await site.open('/chats', { 'service-worker-navigation-preload': marks });
    expect([allPreloads.length, findPreloads(body)]).toEqual([5, [first]]);
    expect(body).toContain('/shell.js" integrity=');
  });
});
