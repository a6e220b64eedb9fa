import { ChatPage } from '../../pages/ChatPage';
import { createNewMember } from '../../support/createNewMember';
import { Keyboard } from '../../support/Keyboard';
import { toPattern } from '../../support/texts';
import { expect, test } from '../../support/test';

test('R-097 sign-up, search, like, message and payment work without a pointer @desktop', async ({ page, t, outbox }) => {
  const member = createNewMember();
  const keyboard = new Keyboard(page);
  const getButton = (id: string) => page.getByRole('button', { name: t(id), exact: true });
  await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));

  await test.step('signs up', async () => {
    await page.goto('/signup');
    const goToNextStep = (): Promise<void> => keyboard.press(getButton('auth.signup.continue'));
    await keyboard.choose(page.getByRole('radio', { name: t('shared.gender.male'), exact: true }));
    await keyboard.choose(page.getByRole('radio', { name: t('shared.sexuality.hetero'), exact: true }));
    await goToNextStep();
    await keyboard.type(page.getByLabel(t('shared.dateOfBirth.day'), { exact: true }), '14');
    await keyboard.type(page.getByLabel(t('shared.dateOfBirth.month'), { exact: true }), '6');
    await keyboard.type(page.getByLabel(t('shared.dateOfBirth.year'), { exact: true }), '1990');
    await goToNextStep();
    await keyboard.type(page.getByLabel(t('auth.signup.city')), 'Utrecht');
    await goToNextStep();
    await keyboard.type(page.getByLabel(t('auth.signup.name')), member.name);
    await keyboard.type(page.getByLabel(t('shared.email.label')), member.email);
    await goToNextStep();
    await keyboard.type(page.getByLabel(t('shared.password.label'), { exact: true }), member.password);
    for (const box of (await page.getByRole('checkbox').all()).slice(0, 2)) await keyboard.press(box, 'Space');
    await keyboard.press(getButton('auth.signup.create'));
    await page.waitForURL(/\/signup-matches/);
  });

  await test.step('activates', async () => {
    await page.goto(await outbox.waitForLink('/activate/done', member.email));
    await keyboard.press(getButton('auth.activate.confirm'));
    await expect(page.getByText(t('auth.activate.text'))).toBeVisible();
  });

  await test.step('searches and likes', async () => {
    await keyboard.press(page.getByRole('link', { name: t('shell.nav.search'), exact: true }));
    await page.getByRole('heading', { level: 1, name: t('members.search.title') }).waitFor();
    await keyboard.press(page.locator('main').getByRole('listitem').getByRole('link').first());
    await keyboard.press(getButton('members.action.like'));
    await expect(getButton('members.action.liked')).toBeVisible();
  });

  await test.step('writes', async () => {
    await keyboard.press(page.getByRole('link', { name: t('members.action.message') }));
    const chat = new ChatPage(page, t);
    await keyboard.type(chat.composer, 'Hello, I liked your profile.');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Hello, I liked your profile.', { exact: true })).toBeVisible();
    await page.waitForURL(/\/chats\//);
  });

  await test.step('pays', async () => {
    await keyboard.press(page.getByRole('link', { name: new RegExp(t('shell.nav.premium')) }));
    await page.waitForURL(/\/premium/);
    await page.goto('/credits');
    await keyboard.press(page.getByRole('link', { name: t('credits.continue') }));
    await keyboard.choose(page.getByRole('radio', { name: 'iDEAL' }));
    await keyboard.press(page.getByRole('checkbox'), 'Space');
    await keyboard.press(page.getByRole('button', { name: toPattern(t('credits.pay')) }));
    await page.waitForURL(/\/sandbox\//);
    await keyboard.press(page.locator('button[value=pay]'));
    await expect(page.getByRole('link', { name: t('credits.state.continue') })).toBeVisible();
  });
});
