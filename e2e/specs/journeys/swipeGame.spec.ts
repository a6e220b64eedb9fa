import type { Page } from '@playwright/test';
import { signUp } from '../../support/signUp';
import { inEnglish } from '../../support/inLanguages';
import { expect, test } from '../../support/pairTest';
import { toPattern } from '../../support/texts';

const getHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();

/** Drags the card sideways by `dx` pixels, once it has stopped moving, and releases it. */
async function drag(page: Page, dx: number): Promise<void> {
  const card = page.getByRole('article');
  await card.hover();
  const box = await card.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 80];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y, { steps: 6 });
  await page.mouse.up();
}

inEnglish(() => {
  test('R-248 R-249 R-250 R-251 likes by swipe, key and button, an undone pass, then the waiting time and a member who likes back', async ({
    page,
    me,
    other: admirer,
    t,
    look,
  }) => {
    await admirer.like(me);
    await page.goto('/swipe-game');
    const firstName = await getHeading(page).textContent();
    await look('game');
    await drag(page, 20);
    await expect(getHeading(page)).toHaveText(firstName ?? '');
    await drag(page, -150);
    await expect(getHeading(page)).not.toHaveText(firstName ?? '');
    await page.getByRole('button', { name: t('members.swipe.undo') }).click();
    await expect(getHeading(page)).toHaveText(firstName ?? '');

    await drag(page, 150);
    await expect(getHeading(page)).not.toHaveText(firstName ?? '');
    const secondName = await getHeading(page).textContent();
    await page.keyboard.press('ArrowRight');
    await expect(getHeading(page)).not.toHaveText(secondName ?? '');
    await expect(page.getByText('2 likes left')).toBeVisible();
    const likeButton = page.getByRole('button', { name: toPattern(t('members.like.add')) });
    await likeButton.click();
    await expect(page.getByText('1 like left')).toBeVisible();
    await likeButton.click();

    const offer = page.getByRole('dialog', { name: t('members.autolike.title') });
    await expect(offer.getByText(admirer.name)).toBeVisible();
    await look('offer');
    await offer.getByRole('button', { name: t('members.autolike.like') }).click();
    await expect(page.getByRole('dialog', { name: t('members.match.title') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('timer', { name: t('members.swipe.wait.label') })).toHaveText(/^23:5\d:\d\d$/);
    await expect(likeButton).toHaveAttribute('aria-disabled', 'true');
    await look('wait');
    await page.reload();
    await expect(page.getByRole('timer', { name: t('members.swipe.wait.label') })).toHaveText(/^23:5\d:\d\d$/);
  });

  test('R-252 four questions, then the matching members, then the same criteria as a search', async ({
    page,
    baseURL,
    language,
    t,
    look,
  }) => {
    await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
    await signUp({ page, baseURL, language });
    await page.goto('/match-finder');
    for (const step of [1, 2, 3]) {
      await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
      await look(`question-${step}`);
      await page.getByRole('button', { name: t('members.finder.on') }).click();
    }
    await page.goBack();
    await expect(page.getByText('Step 3 of 5')).toBeVisible();
    await page.getByRole('button', { name: t('members.finder.on') }).click();
    for (const interest of ['tea', 'wine', 'hiking'])
      await page.getByRole('button', { name: t(`shared.interest.${interest}`), exact: true }).click();
    await look('question-4');
    await page.getByRole('button', { name: t('members.finder.show') }).click();
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('a[href^="/members/"]') });
    await expect(cards.first()).toBeVisible();
    const count = await cards.count();
    await look('result');
    await page.reload();
    await expect(cards).toHaveCount(count);
    await page.getByRole('link', { name: t('members.finder.search') }).click();
    await expect(page).toHaveURL(/\/members/);
    await expect(cards.first()).toBeVisible();
  });
});
