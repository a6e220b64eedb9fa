import type { Locator, Page } from '@playwright/test';
import { inLongWords } from '../../support/inLanguages';
import { expect, type PairMember, test } from '../../support/pairTest';
import { toPattern, type Translate } from '../../support/texts';
import { blockEvents } from '../../support/blockEvents';

/** Longer than the polling interval. */
const PAST_NEXT_POLL_MS = 61_000;

/** Locates a message of the open conversation by its text. */
const getMessage = (page: Page, t: Translate, text: string) => page.getByRole('region', { name: t('chat.messages.label') }).getByText(text);

async function blockFrom(page: Page, t: Translate, { name }: PairMember): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('shared.safety.open', { name }) })
    .first()
    .click();
  await page.getByRole('button', { name: t('shell.safety.block'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('shell.safety.block_confirm'), exact: true })
    .click();
  await expect(page.getByText(t('shell.safety.blocked', { name }))).toBeVisible();
}

/** Expects a member's likes, chats and search not to list the other member. */
async function expectSeparated(page: Page, hiddenMember: PairMember): Promise<void> {
  for (const path of ['/likes', '/chats', '/members']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(hiddenMember.name), path).toHaveCount(0);
  }
}

inLongWords(() => {
  test('R-234 R-259 R-292 a block closes everything for both members, open pages too, until it is lifted', async ({
    page,
    me,
    other,
    t,
    look,
  }) => {
    const conversation = await other.write(me, 'Good evening!');
    await me.write(other, 'Good evening to you.');
    await me.like(other);
    await other.like(me);
    const sentence = t('shared.errors.blocked_by_member', { name: me.name });
    const profilePage = await other.page.context().newPage();
    for (const herPage of [other.page, profilePage]) await blockEvents(herPage);
    // Both pages of the other member share one clock.
    const { clock } = other.page;
    await clock.install();
    await other.page.goto(`/chats/${conversation}`);
    await profilePage.goto(`/members/${me.id}`);
    await expect(profilePage.getByRole('heading', { name: me.name }).first()).toBeVisible();
    await expect(getMessage(other.page, t, 'Good evening to you.')).toBeVisible();
    await clock.pauseAt(Date.now() + 20_000);

    await test.step('blocks from the conversation, after one confirmation', async () => {
      await page.goto(`/chats/${conversation}`);
      await blockFrom(page, t, other);
      await expect(page).toHaveURL(/\/chats$/);
      await look('blocked');
    });

    await test.step('a message sent meanwhile shows why it failed, and is kept', async () => {
      await other.page.getByRole('textbox', { name: t('chat.composer.label') }).fill('Are you there?');
      await other.page.keyboard.press('Enter');
      await expect(other.page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(other.page.getByText('Are you there?')).toBeVisible();
    });

    await test.step('open pages of the other side follow with the next poll', async () => {
      await clock.fastForward(PAST_NEXT_POLL_MS);
      for (const herPage of [other.page, profilePage]) {
        await expect(herPage.getByRole('heading', { name: sentence }).or(herPage.getByText(sentence).first())).toBeVisible();
        await expect(herPage.getByText('Good evening to you.')).toHaveCount(0);
      }
      await expect(profilePage.getByRole('heading', { name: me.name })).toHaveCount(0);
      await expect(other.page.getByText('Are you there?')).toBeVisible();
      await profilePage.close();
      await clock.resume();
    });

    await test.step('neither finds the other', async () => {
      await expectSeparated(page, other);
      await expectSeparated(other.page, me);
    });

    await test.step('the blocker sees how to write again, and one press unblocks', async () => {
      await page.goto(`/chats/${conversation}`);
      await expect(page.getByRole('heading', { name: t('shared.errors.blocked_by_me', { name: other.name }) })).toBeVisible();
      await look('unblock');
      await page.getByRole('button', { name: t('chat.blocked.unblock') }).click();
      await expect(getMessage(page, t, 'Good evening!')).toBeVisible();
    });

    await test.step('a block can be lifted in the settings as well', async () => {
      await page.goto(`/members/${other.id}`);
      await blockFrom(page, t, other);
      await expect(page).toHaveURL(/\/members$/);
      await page.goto('/settings');
      await look('settings');
      await page.getByRole('button', { name: t('shell.blocked.unblock_named', { name: other.name }) }).click();
      await expect(page.getByText(t('shell.blocked.nobody'))).toBeVisible();
      await page.goto('/chats');
      await expect(page.getByRole('main').getByText(other.name).first()).toBeVisible();
    });
  });

  test('R-233 a hidden member leaves search and swipe game at once, but not likes and chats; the notification and the settings can undo it', async ({
    page,
    me,
    other,
    t,
    look,
  }) => {
    const conversation = await other.write(me, 'Good evening!');
    await other.like(me);
    /** Returns the name of the member that a safety button refers to. */
    const readName = async (button: Locator): Promise<string> => {
      const [before = '', after = ''] = t('shared.safety.open').split('{name}');
      const label = (await button.getAttribute('aria-label')) ?? '';
      return label.slice(before.length, label.length - after.length);
    };
    const getShield = (name: string) =>
      page.getByRole('main').getByRole('button', { name: t('shared.safety.open', { name }), exact: true });
    const hide = async (name: string): Promise<void> => {
      await getShield(name).first().click();
      await page.getByRole('button', { name: t('shell.safety.hide'), exact: true }).click();
      await expect(page.getByText(t('shell.safety.hidden', { name }))).toBeVisible();
    };

    await page.goto('/members');
    const shieldPattern = toPattern(t('shared.safety.open'));
    const name = await readName(page.getByRole('main').getByRole('button', { name: shieldPattern }).first());
    await hide(name);
    await expect(getShield(name)).toHaveCount(0);
    await look('hidden');
    await page.getByRole('button', { name: t('shell.safety.undo'), exact: true }).click();
    await expect(getShield(name)).toHaveCount(1);

    await page.goto('/swipe-game');
    const cardShield = page.getByRole('article').getByRole('button', { name: shieldPattern });
    const cardName = await readName(cardShield);
    await hide(cardName);
    await expect(cardShield).not.toHaveAccessibleName(t('shared.safety.open', { name: cardName }));
    await page.reload();
    await expect(cardShield).not.toHaveAccessibleName(t('shared.safety.open', { name: cardName }));

    await page.goto('/likes');
    await hide(other.name);
    await expect(page.getByRole('main').getByText(other.name).first()).toBeVisible();
    await page.goto(`/chats/${conversation}`);
    await expect(getMessage(page, t, 'Good evening!')).toBeVisible();
    await page.goto('/settings');
    await page.getByRole('button', { name: t('shell.hidden.show_named', { name: other.name }) }).click();
    await expect(page.getByRole('button', { name: t('shell.hidden.show_named', { name: other.name }) })).toHaveCount(0);
  });
});
