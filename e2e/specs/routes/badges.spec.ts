import type { Page } from '@playwright/test';
import { expect, test } from './routeTest';

test.use({ role: 'premium' });

interface PollBody {
  user: { credits: number };
  chats: { num_unread_messages: number }[];
  liked_by: { id: string; like_new: boolean }[];
}

/** Makes the three polls return the given number of credits, unread messages and new likes. */
async function answerPolls(page: Page, getCount: () => number): Promise<void> {
  const change = async (path: string, edit: (body: PollBody) => void): Promise<unknown> =>
    page.route(`**/api/${path}`, async (route) => {
      const { 'if-none-match': _etag, ...headers } = route.request().headers();
      const response = await route.fetch({ headers });
      const body = (await response.json()) as PollBody;
      edit(body);
      await route.fulfill({ response, json: body });
    });
  await change('user.php', ({ user }) => (user.credits = getCount()));
  await change('chats.php', ({ chats }) => chats.forEach((chat, index) => (chat.num_unread_messages = index === 0 ? getCount() : 0)));
  await change('likes.php', (body) => {
    const [like] = body.liked_by;
    body.liked_by = like ? Array.from({ length: getCount() }, (_, index) => ({ ...like, id: `${like.id}${index}`, like_new: true })) : [];
  });
}

/** Takes the tab offline and back online, which makes it poll at once. */
async function comeBack(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

const formatCount = (count: number): string => (count > 99 ? '99+' : String(count));

test('R-033 R-034 R-036 R-073 the badges at 0, 1, 10, 11, 99 and 100', async ({ page, t }) => {
  let count = 0;
  await answerPolls(page, () => count);
  await page.goto('/complaints');
  const getBadge = (id: string) =>
    page
      .getByRole('navigation', { name: t('shell.nav.label') })
      .getByRole('link', { name: new RegExp(t(id)) })
      .locator('[data-tone] > [aria-hidden]');
  for (count of [1, 0, 10, 11, 99, 100]) {
    await comeBack(page);
    const expectedBadges = count === 0 ? [] : [formatCount(count)];
    await expect(getBadge('shell.nav.messages')).toHaveText(expectedBadges);
    await expect(getBadge('shell.nav.likes')).toHaveText(expectedBadges);
    await expect(getBadge('shell.nav.credits')).toHaveText(count > 10 ? [] : [String(count)]);
    if (count <= 10)
      await expect(getBadge('shell.nav.credits').locator('..')).toHaveAttribute('data-tone', count === 0 ? 'danger' : 'warning');
    await expect(page).toHaveTitle(count === 0 ? /^[^(]/ : new RegExp(`^\\(${2 * count}\\) `));
  }
});
