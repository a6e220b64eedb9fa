import { wrapRemote, createBuiltVariant, editBuiltScripts } from '../../support/createBuiltVariant';
import { expect, test } from '../../support/platformTest';

/** Builds a future mfe-chat against shared 9 that claims to require `claimedRange`; its code would leave a performance mark if it ran. */
const buildForShared9 = (claimedRange: string): string =>
  createBuiltVariant('mfe-chat', {
    edits: [
      editBuiltScripts(/requiredVersion:"\^1\.0"/g, () => 'requiredVersion:"^9.0"'),
      wrapRemote("(define) => (performance.mark?.('ran on shared 9'), define)"),
    ],
    release: ({ requires }) => ({ requires: { ...requires, shared: claimedRange } }),
  });

test('platform 2: a release that needs shared 9 is never offered, and `why` gives the reason', async ({ page, site, openAsMember, t }) => {
  const release = await site.publish('mfe-chat', buildForShared9('^9.0'));
  await expect(site.promote('mfe-chat', release)).rejects.toThrow('needs shared ^9.0, the shell provides');

  await site.runPlatform('canary', 'mfe-chat', release, '--percent', '100');
  const stableRelease = (await site.status()).remotes['mfe-chat']?.stable;
  const explanation = JSON.parse(await site.runPlatform('why', 'mfe-chat', '--visitor', 'anybody', '--json')) as {
    chosen: string;
    trace: object[];
  };
  expect(explanation.chosen).toBe(stableRelease);
  const reason = 'needs shared ^9.0, the shell provides 1.0.0';
  expect(explanation.trace).toContainEqual(expect.objectContaining({ rule: 'canary', release, taken: false, reason }));

  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await openAsMember('/chats');
  await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
  expect(requestedUrls.filter((url) => url.includes(release))).toEqual([]);
});

test('platform 1: a release that falsely claims compatibility is rejected by the share scope before its code runs', async ({
  page,
  site,
  pin,
  openAsMember,
  t,
}) => {
  const release = await site.publish('mfe-chat', buildForShared9('^1.0'));
  await pin({ 'mfe-chat': release });

  const requestedUrls: string[] = [];
  page.on('request', (request) => requestedUrls.push(request.url()));
  await openAsMember('/chats');
  await expect(page.getByText(t('chat.choose.title'))).toBeVisible({ timeout: 30_000 });
  expect(requestedUrls.some((url) => url.includes(`${release}/remoteEntry.js`))).toBe(true);
  expect(await page.evaluate(() => performance.getEntriesByName('ran on shared 9').length)).toBe(0);
});
