import type { Plan } from '@rendezvous/shared/contract';
import { aDraft, createFiles } from '../testing/aRelease';
import { TestSite } from '../testing/TestSite';
import type { StaticSite } from './static/StaticSite';

let site: TestSite;
let chatId: string;
let shellId: string;
beforeEach(async () => {
  site = await TestSite.start();
  const releases = await site.release();
  [chatId, shellId] = [releases.chat.id, releases.shell.id];
});
afterEach(() => site.stop());

const loadStaticSite = async (host = 'example.com'): Promise<StaticSite> =>
  (await site.callDeployApi('chat', 'GET', `/static?host=${host}`)).json<StaticSite>();
const readPlan = ({ files }: StaticSite): Plan => JSON.parse(files['/plan.json'] ?? '') as Plan;
const findChatRelease = (plan: Plan): string | undefined => plan.remotes.find(({ name }) => name === 'mfe-chat')?.candidates[0]?.release;

describe('R-003 the site as files for a plain static host', () => {
  it('has the plan next to the document, and at the address where open pages request it', async () => {
    const { files, serial } = await loadStaticSite();
    const plan = JSON.parse(files['/plan.json'] ?? '') as Plan;
    expect(plan).toMatchObject({ serial, shell: shellId });
    expect(findChatRelease(plan)).toBe(chatId);
    expect(files['/platform/plan']).toBe(files['/plan.json']);
    expect(Object.keys(files).at(-1)).toBe('/index.html');
  });

  it('has a document without data, with the parts of the security policy that a file can declare', async () => {
    const { files } = await loadStaticSite();
    const text = files['/index.html'] ?? '';
    expect(text).toContain('<script type="application/json" id="boot">{"beaconToken":""}</script>');
    expect(text).toContain(`/r/shell/${shellId}/shell.js`);
    const [, nonce = ''] = /property="csp-nonce" nonce="([^"]+)"/.exec(text) ?? [];
    const [, policy = ''] = /http-equiv="content-security-policy" content="([^"]+)"/.exec(text) ?? [];
    expect(policy).toContain(
      `style-src &#39;self&#39; &#39;nonce-${nonce}&#39;`.replaceAll('&#39;', policy.includes('&#39;') ? '&#39;' : "'"),
    );
    expect(policy).toContain('require-trusted-types-for');
    expect(policy).not.toMatch(/frame-ancestors|report-uri|report-to|unsafe/);
    expect(nonce).not.toBe(/nonce="([^"]+)"/.exec((await loadStaticSite()).files['/index.html'] ?? '')?.[1]);
  });

  it('has every browser file of the releases in the plan, under the addresses of the site, and nothing else', async () => {
    const { assets } = await loadStaticSite();
    for (const [address, digest] of Object.entries(assets)) {
      expect(digest).toMatch(/^sha256-/);
      expect((await site.open(address)).statusCode).toBe(200);
    }
    expect(Object.keys(assets)).toContain(`/r/mfe-chat/${chatId}/remoteEntry.js`);
    expect(Object.keys(assets).filter((address) => /server\.cjs|uses|offers|sources|declarations/.test(address))).toEqual([]);
  });

  it('lists where each release has its texts, as the site does', async () => {
    const { files } = await loadStaticSite();
    const address = `/platform/catalogues/shell/${shellId}/de`;
    expect(JSON.parse(files[address] ?? '')).toEqual((await site.open(address)).json());
  });

  it('gives everybody the stable release while a canary is open', async () => {
    const next = aDraft({ version: '9.0.0' }, createFiles('9.0.0'));
    await site.publish('chat', next, createFiles('9.0.0'));
    const body = { serial: await site.loadSerial(), release: next.id, percent: 100 };
    expect((await site.callDeployApi('chat', 'POST', '/remotes/mfe-chat/canary', body)).statusCode).toBe(200);
    const plan = readPlan(await loadStaticSite());
    expect(findChatRelease(plan)).toBe(chatId);
  });

  it('is available only to teams, for hosts that are served, and once there is a shell', async () => {
    expect((await site.open('/platform/api/static?host=example.com')).statusCode).toBe(401);
    expect((await site.callDeployApi('chat', 'GET', '/static?host=..%2F')).statusCode).toBe(400);
    const unreleasedSite = await TestSite.start({ hosts: ['example.com'] });
    try {
      const other = await unreleasedSite.callDeployApi('chat', 'GET', '/static?host=other.example');
      expect([other.statusCode, other.json<{ error: { code: string } }>().error.code]).toEqual([404, 'unknown_host']);
      const reply = await unreleasedSite.callDeployApi('chat', 'GET', '/static?host=example.com');
      expect([reply.statusCode, reply.json<{ error: { code: string } }>().error.code]).toEqual([409, 'no_shell']);
    } finally {
      await unreleasedSite.stop();
    }
  });
});
