import type { Locator, Page } from '@playwright/test';
import { inLongWords } from '../../support/inLanguages';
import { Keyboard } from '../../support/Keyboard';
import { expect, type PairMember, test } from '../../support/pairTest';
import { toPattern, type Translate } from '../../support/texts';
import { findViolations } from '../routes/findViolations';

interface Fixtures {
  page: Page;
  t: Translate;
  me: PairMember;
  other: PairMember;
}

/** Locates the controls that open the safety sheet of any member. */
const getShields = ({ t }: Fixtures, within: Locator | Page): Locator =>
  within.getByRole('button', { name: toPattern(t('shared.safety.open')) });

const getMain = ({ page }: Fixtures): Locator => page.getByRole('main');

/** Opens the profile of the first search result with a photo. */
async function openProfile({ page }: Fixtures): Promise<void> {
  const { members } = (await (await page.request.get('/api/search.php?min_age=18&max_age=99&with_photo=true')).json()) as {
    members: { id: string }[];
  };
  await page.goto(`/members/${members[0]?.id}`);
}

async function openChat({ page, me, other }: Fixtures): Promise<void> {
  await other.write(me, 'Hello, how was your day?');
  const conversation = await me.write(other, 'Long, and now it is good.');
  await page.goto(`/chats/${conversation}`);
}

/** Actions on the safety sheet that open a dialog: a confirmation, or the reasons for a report, each with a radio button. */
const SAFETY_ACTIONS = [
  { actionId: 'shell.safety.block', role: 'alertdialog', title: 'shell.safety.block_title', radios: 0 },
  { actionId: 'shell.safety.report', role: 'dialog', title: 'shell.report.title', radios: 8 },
] as const;

interface Place {
  name: string;
  open: (fixtures: Fixtures) => Promise<Locator>;
  /** True if a press anywhere closes the overlay that contains the control. */
  closesOnPress?: true;
}

/** Places where a member appears; `open` goes to the place and returns its control that opens the safety sheet. */
const PLACES: Place[] = [
  {
    name: 'a card',
    open: async (fixtures) => {
      await fixtures.page.goto('/members');
      return getShields(fixtures, getMain(fixtures)).first();
    },
  },
  {
    name: 'a profile',
    open: async (fixtures) => {
      await openProfile(fixtures);
      return getShields(fixtures, getMain(fixtures)).first();
    },
  },
  {
    name: 'a photo',
    open: async (fixtures) => {
      await openProfile(fixtures);
      await getMain(fixtures)
        .getByRole('button', { name: toPattern(fixtures.t('members.photo.alt')) })
        .first()
        .press('Enter');
      return getShields(fixtures, fixtures.page.getByRole('dialog'));
    },
  },
  {
    name: 'a conversation',
    open: async (fixtures) => {
      await openChat(fixtures);
      return getShields(fixtures, getMain(fixtures)).first();
    },
  },
  {
    name: 'a message',
    open: async (fixtures) => {
      await openChat(fixtures);
      return getShields(fixtures, getMain(fixtures).getByRole('region', { name: fixtures.t('chat.messages.label') })).first();
    },
  },
  {
    name: 'a match',
    closesOnPress: true,
    open: async (fixtures) => {
      const { page, t, me, other } = fixtures;
      await other.like(me);
      await me.unlike(other);
      await page.goto(`/members/${other.id}`);
      await page.getByRole('button', { name: t('members.action.like'), exact: true }).press('Enter');
      return getShields(fixtures, page.getByRole('dialog', { name: t('members.match.title') }));
    },
  },
  {
    name: 'a card of the swipe game',
    open: async (fixtures) => {
      await fixtures.page.goto('/swipe-game');
      return getShields(fixtures, fixtures.page.getByRole('article'));
    },
  },
  {
    name: 'the likes',
    open: async (fixtures) => {
      await fixtures.other.like(fixtures.me);
      await fixtures.page.goto('/likes');
      return getShields(fixtures, getMain(fixtures)).first();
    },
  },
];

inLongWords(() => {
  for (const { name, open, closesOnPress = false } of PLACES)
    test(`R-233 R-259 R-260 Hide, Block and Report are two taps away from ${name}, also by keyboard`, async ({
      page,
      me,
      other,
      t,
      look,
    }) => {
      for (const { actionId, role, title, radios } of SAFETY_ACTIONS)
        await test.step(t(actionId), async () => {
          const opener = await open({ page, t, me, other });
          await expect(opener).toBeVisible();
          const [before = '', after = ''] = t('shared.safety.open').split('{name}');
          const memberName = ((await opener.getAttribute('aria-label')) ?? '').slice(before.length).replace(new RegExp(`${after}$`), '');
          const keyboard = new Keyboard(page);
          const sheet = page.getByRole('dialog', { name: t('shell.safety.title', { name: memberName }) });

          await keyboard.press(opener);
          for (const id of ['shell.safety.hide', 'shell.safety.block', 'shell.safety.report'])
            await expect(sheet.getByRole('button', { name: t(id), exact: true })).toBeVisible();
          await expect(sheet.getByRole('link', { name: t('shell.safety.centre') })).toBeVisible();
          expect(await findViolations(page)).toEqual([]);
          await look(`sheet-${name}`);

          await keyboard.press(sheet.getByRole('button', { name: t(actionId), exact: true }));
          const dialog = page.getByRole(role, { name: t(title, { name: memberName }) });
          await expect(dialog.getByRole('radio')).toHaveCount(radios);
          await expect(dialog).toBeVisible();
          expect(await findViolations(page)).toEqual([]);
          await look(`${actionId.split('.').at(-1)}-${name}`);
          await page.keyboard.press('Escape');
          await expect(dialog).toHaveCount(0);
          await expect(closesOnPress ? page.getByRole('main') : opener).toBeFocused();
        });
    });
});
