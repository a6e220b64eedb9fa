import { ChatPage } from '../../pages/ChatPage';
import { CheckoutPage } from '../../pages/CheckoutPage';
import { SearchPage } from '../../pages/SearchPage';
import { SignupSteps } from '../../pages/SignupSteps';
import { inLanguages } from '../../support/inLanguages';
import { createNewMember } from '../../support/createNewMember';
import { expect, test } from '../../support/test';

const LAST_MESSAGE = 'And what would a perfect evening look like?';

inLanguages(
  (language) => {
    test(`R-414 from a lander to the message that waited for credits${language === 'en' ? ' @quick' : ''}`, async ({
      page,
      t,
      look,
      outbox,
    }) => {
      const member = createNewMember();

      await test.step('a visitor opens the lander and signs up in its slot', async () => {
        await page.goto('/landers/alonetonight?network=spring&ref=e2e');
        await page.getByRole('button', { name: t('shell.entry.enter') }).click();
        await look('lander');
        await page.getByRole('button', { name: t('landers.alonetonight.yes'), exact: true }).click();
        await new SignupSteps(page, t).fill(member, look);
        await page.waitForURL(/\/signup-matches\?api_signup_complete=1/);
        await look('signup-matches');
      });

      await test.step('activates through the mail', async () => {
        await page.goto(await outbox.waitForLink('/activate/done', member.email));
        await page.getByRole('button', { name: t('auth.activate.confirm') }).click();
        await expect(page.getByText(t('auth.activate.text'))).toBeVisible();
        await look('activated');
        await page.getByRole('link', { name: t('auth.activate.members') }).click();
      });

      await test.step('searches, opens a profile and likes', async () => {
        const search = new SearchPage(page, t);
        await search.search('UT');
        await look('search');
        await search.openFirstResult();
        await page.getByRole('button', { name: t('members.action.like'), exact: true }).click();
        await expect(page.getByRole('button', { name: t('members.action.liked'), exact: true })).toBeVisible();
        await look('profile');
      });

      const chat = new ChatPage(page, t);
      await test.step('writes until the free credits are gone', async () => {
        await page.getByRole('link', { name: t('members.action.message') }).click();
        await chat.composer.fill('Hello, I liked your profile.');
        await page.keyboard.press('Enter');
        await page.keyboard.type('I am new here.');
        await page.waitForURL(/\/chats\//);
        await expect(chat.composer).toHaveValue('I am new here.');
        await page.keyboard.press('Enter');
        await expect(page.getByText('I am new here.', { exact: true })).toBeVisible();
        await chat.send('Do you like long walks?');
        await look('chat');
        await chat.composer.fill(LAST_MESSAGE);
        await chat.submitMessage();
        await expect(page.getByText(t('chat.credits.missing'))).toBeVisible();
        await expect(chat.composer).toHaveValue(LAST_MESSAGE);
        await look('no-credits');
      });

      await test.step('buys 50 credits with iDEAL', async () => {
        await page.getByRole('link', { name: t('chat.credits.buy') }).click();
        const checkout = new CheckoutPage(page, t);
        await look('packages');
        await checkout.continueWithPreselectedPackage();
        await checkout.payWithIdeal(look);
        await expect(page.getByRole('link', { name: t('credits.state.continue') })).toBeVisible();
        await look('completed');
      });

      await test.step('comes back as premium and sends the text that was waiting', async () => {
        await page.getByRole('link', { name: t('credits.state.continue') }).click();
        await expect(chat.composer).toHaveValue(LAST_MESSAGE);
        await chat.submitMessage();
        await expect(chat.composer).toHaveValue('');
        await expect(page.getByText(LAST_MESSAGE, { exact: true }).last()).toBeVisible();
        // The message is shown before the server has received it.
        await expect
          .poll(async () => (await page.request.get('/api/user.php')).json())
          .toMatchObject({ user: { credits: 49, paid_user: true } });
        await look('answered');
      });
    });
  },
  { atEveryWidth: true },
);
