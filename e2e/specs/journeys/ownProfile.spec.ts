import { signIn } from '../../support/signIn';
import { inEnglish } from '../../support/inLanguages';
import { expect, test } from '../../support/test';

inEnglish(() => {
  test('R-253 a member previews their own profile as others see it, then goes back to edit it', async ({ page, baseURL, t, look }) => {
    await signIn(page, baseURL ?? '', 'premium');
    await page.goto('/profile');
    await page.getByRole('link', { name: t('members.own.preview') }).click();
    await expect(page.getByText(t('members.preview.note'))).toBeVisible();
    await expect(page.getByRole('heading', { name: 'premium' }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: t('members.action.message') })).toHaveCount(0);
    await look('own-preview');
    await page.getByRole('link', { name: t('members.preview.edit') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('members.own.title') })).toBeVisible();
  });
});
