import { expect, test } from '../../support/platformTest';
import { downloadServedFiles } from '../../support/downloadServedFiles';
import type { Status } from '../../support/Site';
import { createBuiltVariant, replaceMessage } from '../../support/createBuiltVariant';

const NEW_WORDS = 'Pick somebody to talk to';

const omitChat = ({ remotes }: Status): object => ({ ...remotes, 'mfe-chat': null });

test('R-020 chat is released and rolled back on its own, without touching any other release', async ({ page, site, openAsMember, t }) => {
  const statusBefore = await site.status();
  const files = await downloadServedFiles(site, statusBefore);
  const stableRelease = statusBefore.remotes['mfe-chat']?.stable ?? '';
  const folder = createBuiltVariant('mfe-chat', { version: '1.7.0', edits: [replaceMessage('chat.choose.title', NEW_WORDS)] });

  const release = await test.step('once published, it gets no traffic', async () => {
    const id = await site.publishByCommand('mfe-chat', folder);
    expect(id).toMatch(/^1\.7\.0-[0-9a-f]{8}$/);
    await openAsMember('/chats');
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    return id;
  });

  await test.step('once promoted, it does not disturb the open page, and the next page view shows it', async () => {
    await site.runPlatform('promote', 'mfe-chat', release);
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(NEW_WORDS)).toBeVisible();
  });

  await test.step('files and registry entries of everything else are as they were', async () => {
    const statusAfter = await site.status();
    expect(omitChat(statusAfter)).toEqual(omitChat(statusBefore));
    const filesAfter = await downloadServedFiles(site, statusAfter);
    for (const [address, content] of files) expect(filesAfter.get(address) === content, address).toBe(true);
    expect(
      [...filesAfter.keys()].filter((address) => !files.has(address)).every((address) => address.startsWith(`/r/mfe-chat/${release}/`)),
    ).toBe(true);
  });

  await test.step('a rollback restores the old release', async () => {
    await site.runPlatform('rollback', 'mfe-chat');
    await page.reload();
    await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
    expect((await site.status()).remotes['mfe-chat']?.stable).toBe(stableRelease);
  });
});
