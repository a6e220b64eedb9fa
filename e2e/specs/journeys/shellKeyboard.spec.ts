import { Keyboard } from '../../support/Keyboard';
import { createNewMember } from '../../support/createNewMember';
import { signUp } from '../../support/signUp';
import { toPattern, createTranslator } from '../../support/texts';
import { expect, test } from '../../support/test';

test('R-008 R-037 R-043 R-085 R-090 R-097 the shell works without a pointer: footer, complaint, language, menu, notifications, settings @desktop', async ({
  page,
  baseURL,
  language,
  t,
}) => {
  const keyboard = new Keyboard(page);
  const getHeading = (id: string) => page.getByRole('heading', { level: 1, name: t(id) });
  /** Opens the account menu, moves down to an item and activates it. */
  const chooseInMenu = async (id: string): Promise<void> => {
    await keyboard.press(page.getByRole('button', { name: t('shell.account.label') }));
    const entry = page.getByRole('menuitem', { name: t(id) });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    for (let step = 0; step < 5 && !(await entry.evaluate((item) => item === document.activeElement)); step += 1)
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));

  await test.step('skips to the content', async () => {
    await page.goto('/pages/faq');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: t('shell.layout.skip') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('files a complaint, starting from the footer', async () => {
    await keyboard.press(page.getByRole('contentinfo').getByRole('link', { name: t('shell.footer.complaints') }));
    await expect(getHeading('shell.title.complaints')).toBeVisible();
    await keyboard.tabTo(page.getByLabel(t('shell.complaints.category')));
    await page.keyboard.press('ArrowDown');
    await keyboard.type(page.getByLabel(t('shell.complaints.email')), 'mira@rendezvous.example');
    await keyboard.type(page.getByLabel(t('shell.complaints.description')), 'Somebody took more than was agreed, twice in a month.');
    const goodFaithBox = page.getByRole('checkbox', { name: t('shell.complaints.good_faith') });
    if (await goodFaithBox.isVisible()) await keyboard.press(goodFaithBox, 'Space');
    await keyboard.press(page.getByRole('button', { name: t('shell.complaints.send') }));
    await expect(page.getByText(toPattern(t('shell.complaints.sent')))).toBeVisible();
  });

  await test.step('chooses a language, on the language page and in the menu', async () => {
    await page.goto('/lang-config?redirect=/pages/faq');
    await keyboard.press(page.getByRole('main').getByRole('button', { name: 'Nederlands' }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(page).toHaveURL(/\/pages\/faq$/);
    // The new screen takes the focus once it has loaded.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await keyboard.press(page.getByRole('button', { name: createTranslator('nl')('shell.language.label') }));
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  await signUp({ page, baseURL, language }, 'NL', createNewMember());
  await page.goto('/members');
  await expect(getHeading('members.search.title')).toBeVisible();

  await test.step('opens the settings from the menu and changes them', async () => {
    await chooseInMenu('shell.account.settings');
    await expect(getHeading('shell.title.settings')).toBeVisible();
    await keyboard.choose(page.getByRole('radio', { name: t('shell.settings.dark') }));
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    const receipts = page.getByRole('switch', { name: t('shell.privacy.read_receipts') });
    const wasChecked = await receipts.isChecked();
    await keyboard.press(receipts, 'Space');
    await expect(receipts).toBeChecked({ checked: !wasChecked });
  });

  await test.step('changes the notifications', async () => {
    await keyboard.press(page.getByRole('main').locator('a[href="/notifications"]'));
    await expect(getHeading('shell.title.notifications')).toBeVisible();
    const option = page.getByRole('switch').first();
    const wasChecked = await option.isChecked();
    const saveResponse = page.waitForResponse(
      (response) => response.url().includes('notifications.php') && response.request().method() === 'PUT',
    );
    await keyboard.press(option, 'Space');
    expect((await saveResponse).ok()).toBe(true);
    await expect(option).toBeChecked({ checked: !wasChecked });
  });

  await test.step('logs out', async () => {
    await chooseInMenu('shell.account.logout');
    await expect(page.locator('html')).toHaveClass(/logged-out/);
  });
});
