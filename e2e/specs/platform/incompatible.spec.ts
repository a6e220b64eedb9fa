import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../support/platformTest';
import { buildVariant } from '../../support/variant';

test.use({ siteOf: 'incompatible' });
test.describe.configure({ mode: 'default' });

const ROOT = path.resolve(__dirname, '../../..');

/** A chat of next year: built against shared 9; it would leave a mark if its code ran. */
const build = (): Promise<string> =>
  buildVariant('mfe-chat', 'of-shared-9', {
    sharedRange: '^9.0',
    edit: { 'src/remote.ts': (text) => `performance.mark?.('ran on shared 9');\n${text}` },
  });

/** Rewrites what the release says it needs; its bytes stay as they were built. */
function claim(folder: string, shared: string): void {
  const file = path.join(ROOT, folder, 'dist/release/release.json');
  const release = JSON.parse(readFileSync(file, 'utf8')) as { requires: Record<string, string> };
  writeFileSync(file, JSON.stringify({ ...release, requires: { ...release.requires, shared } }));
}

test('platform 2: a release that needs shared 9 is never offered, and `why` says so', async ({ page, site, openAsMember, t }) => {
  const folder = await build();
  claim(folder, '^9.0');
  const release = await site.publish('mfe-chat', folder);
  await expect(site.promote('mfe-chat', release)).rejects.toThrow('needs shared ^9.0, the shell provides');

  await site.platform('canary', 'mfe-chat', release, '--percent', '100');
  const stable = (await site.status()).remotes['mfe-chat']?.stable;
  const why = JSON.parse(await site.platform('why', 'mfe-chat', '--visitor', 'anybody', '--json')) as { chosen: string; trace: object[] };
  expect(why.chosen).toBe(stable);
  const reason = 'needs shared ^9.0, the shell provides 1.0.0';
  expect(why.trace).toContainEqual(expect.objectContaining({ rule: 'canary', release, taken: false, reason }));

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAsMember('/chats');
  await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
  expect(asked.filter((url) => url.includes(release))).toEqual([]);
  await site.platform('abort', 'mfe-chat');
});

test('platform 1: a release that only claims to fit is refused by the share scope before its code runs', async ({
  page,
  site,
  openAsMember,
  t,
}) => {
  const folder = await build();
  claim(folder, '^1.0');
  const release = await site.publish('mfe-chat', folder);
  await site.promote('mfe-chat', release);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAsMember('/chats');
  await expect(page.getByText(t('chat.choose.title'))).toBeVisible({ timeout: 10_000 });
  expect(asked.some((url) => url.includes(`${release}/remoteEntry.js`))).toBe(true);
  expect(await page.evaluate(() => performance.getEntriesByName('ran on shared 9').length)).toBe(0);
});
