import type { RouteDeclaration } from '@rendezvous/shared/contract';
import { SERVER_FILE } from '../build/serverBuild';
import { aDraft, createFiles, createServerSource } from '../testing/aRelease';
import { TestSite } from '../testing/TestSite';

const ROUTES = [
  ['activate-done', '/activate/done'],
  ['reset-password-do', '/reset-password/do'],
  ['mail-change-do', '/mail-change/do'],
  ['account-deleted', '/account-deleted'],
].map(([name = '', path = '']): RouteDeclaration => ({
  ...{ name, path, layout: 'Default', access: 'public', titleKey: 'title' },
  noindex: true,
}));

let site: TestSite;
beforeAll(async () => {
  site = await TestSite.start();
  await site.release();
  const source = createServerSource(
    'mfe-landers',
    ROUTES.map(({ name }) => name),
  );
  const files = { ...createFiles('links', 'mfe-landers'), [SERVER_FILE]: Buffer.from(source) };
  const draft = aDraft({ remote: 'mfe-landers', routes: ROUTES, preload: {}, policies: [] }, files);
  await site.publish('marketing', draft, files);
  expect((await site.promote('marketing', 'mfe-landers', draft.id)).statusCode).toBe(200);
});
afterAll(() => site.stop());

describe('the document behind a mailed link', () => {
  const links: [url: string, kind: string][] = [
    ['/activate/done?token=bad', 'activation'],
    ['/reset-password/do?token=bad', 'reset'],
    ['/reset-password/do?undo=bad', 'undo'],
    ['/mail-change/do?token=bad', 'mail_change'],
    ['/mail-change/do?undo=bad', 'undo'],
    ['/account-deleted?token=bad', 'reactivation'],
    ['/pages/ban?token=bad', 'ban'],
  ];
  it.each(links)('R-207 is 410 at %s while the api does not know that link', async (url, kind) => {
    const loadStatus = async (valid: boolean): Promise<number> => {
      site.landers.replies['/internal/links'] = { status: 200, reply: { valid } };
      return (await site.open(url)).statusCode;
    };
    expect([await loadStatus(false), await loadStatus(true)]).toEqual([410, 200]);
    expect(site.landers.calls.at(-1)?.path).toBe(`/internal/links?kind=${kind}&token=bad`);
    site.landers.isDown = true;
    expect(await loadStatus(false)).toBe(200);
    site.landers.isDown = false;
  });

  it('R-207 is 410 if its token is malformed, and 200 while the api fails', async () => {
    const loadStatus = async (status: number): Promise<number> => {
      site.landers.replies['/internal/links'] = { status, reply: { error: { code: 'validation' } } };
      return (await site.open(`/activate/done?token=${'x'.repeat(101)}`)).statusCode;
    };
    expect([await loadStatus(422), await loadStatus(500)]).toEqual([410, 200]);
  });

  it('R-207 is 200 without a link', async () => {
    site.landers.replies['/internal/links'] = { status: 200, reply: { valid: false } };
    for (const url of ['/pages/ban', '/account-deleted', '/']) expect((await site.open(url)).statusCode).toBe(200);
  });
});
