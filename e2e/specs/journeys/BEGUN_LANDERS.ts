import { expect, type Locator, type Page } from '@playwright/test';
import { tick } from '../../pages/tick';
import type { Translate } from '../../support/texts';

/** A page, and the texts of its language. */
export interface Visit {
  page: Page;
  t: Translate;
}

/** A member whom landers show to visitors. */
export interface ShownMember {
  id: string;
  name: string;
}

/** A lander, something that a visitor begins on it, and how to see that it is still there. */
export interface BegunLander {
  name: string;
  getPath: (member: ShownMember) => string;
  /** Chooses, answers or types something. */
  begin: (visit: Visit) => Promise<void>;
  /** Expects it to be there; opens the steps where it is only visible in them. */
  expectKept: (visit: Visit) => Promise<void>;
  /** Opens something that Back closes, and expects what was begun to be there after Back. */
  expectKeptAfterBack: (visit: Visit) => Promise<void>;
  /** Opens the steps; nothing where they are open from the start. */
  start: (visit: Visit) => Promise<void>;
  /** True if what is begun is a value of the steps, so that there is nothing to lose while they do not load. */
  isInSteps?: true;
}

const button = ({ page, t }: Visit, id: string): Locator => page.getByRole('button', { name: t(id), exact: true });
const gender = ({ page, t }: Visit): Locator => page.getByRole('radio', { name: t('shared.gender.female'), exact: true });
const doNothing = async (): Promise<void> => undefined;

/** Clicks a button that leads to the steps, unless they are open. */
async function openSteps(visit: Visit, startId: string): Promise<void> {
  const start = button(visit, startId);
  await expect(start.or(gender(visit)).or(button(visit, 'landers.unavailable.retry')).first()).toBeVisible();
  if (await start.isVisible()) await start.click();
}

/** A lander on which the visitor begins with a value of the first step. */
function withSteps(name: string, getPath: BegunLander['getPath'], startId?: string): BegunLander {
  const start = (visit: Visit): Promise<void> => (startId === undefined ? doNothing() : openSteps(visit, startId));
  const expectKept = async (visit: Visit): Promise<void> => {
    await start(visit);
    await expect(gender(visit)).toBeChecked();
  };
  return {
    ...{ name, getPath, start, expectKept, isInSteps: true },
    async begin(visit) {
      await start(visit);
      await tick(gender(visit));
      await expect(gender(visit)).toBeChecked();
    },
    async expectKeptAfterBack(visit) {
      await tick(visit.page.getByRole('radio', { name: visit.t('shared.sexuality.hetero'), exact: true }));
      await button(visit, 'auth.signup.continue').click();
      await expect(visit.page.getByLabel(visit.t('shared.dateOfBirth.year'), { exact: true })).toBeVisible();
      await visit.page.goBack();
      await expectKept(visit);
    },
  };
}

const dropButton = ({ page, t }: Visit): Locator =>
  page.getByRole('button', { name: new RegExp(`^${t('landers.chosen.drop', { name: '.+' })}$`) });

/** A lander on which the visitor chooses a member. */
function withMembers(name: string): BegunLander {
  const start = (visit: Visit): Promise<void> => openSteps(visit, 'landers.start');
  const expectKept = async (visit: Visit): Promise<void> => {
    await start(visit);
    await expect(dropButton(visit)).toBeVisible();
  };
  return {
    ...{ name, getPath: () => `/landers/${name}`, start, expectKept },
    async begin(visit) {
      await visit.page
        .getByRole('button', { name: new RegExp(`^${visit.t('landers.write', { name: '.+' })}$`) })
        .first()
        .click();
      await expect(dropButton(visit)).toBeVisible();
    },
    async expectKeptAfterBack(visit) {
      await visit.page.goBack();
      await expect(button(visit, 'landers.start')).toBeVisible();
      await expectKept(visit);
    },
  };
}

/** A lander on which the visitor answers questions. */
function withQuestions(name: string, getPath: BegunLander['getPath']): BegunLander {
  const country = ({ page, t }: Visit): Locator => page.getByLabel(t('landers.question.country'), { exact: true });
  const year = ({ page, t }: Visit): Locator => page.getByLabel(t('landers.question.year'), { exact: true });
  return {
    ...{ name, getPath },
    async begin(visit) {
      await button(visit, 'shared.gender.female').click();
      await year(visit).selectOption('1985');
      await button(visit, 'landers.question.next').click();
      await expect(country(visit)).toBeVisible();
    },
    async expectKept(visit) {
      await expect(country(visit)).toBeVisible();
      await button(visit, 'landers.question.back').click();
      await expect(year(visit)).toHaveValue('1985');
      await button(visit, 'landers.question.next').click();
      await expect(country(visit)).toBeVisible();
    },
    async expectKeptAfterBack(visit) {
      await visit.page.goBack();
      await expect(year(visit)).toHaveValue('1985');
      await visit.page.goBack();
      await expect(button(visit, 'shared.gender.female')).toHaveAttribute('aria-pressed', 'true');
    },
    start: (visit) => button(visit, 'landers.question.next').click(),
  };
}

const message = ({ page, t }: Visit): Locator => page.getByLabel(t('landers.message.label'));
const interests = ({ page }: Visit): Locator => page.locator('fieldset button');
const region = ({ page }: Visit): Locator => page.getByRole('main').getByRole('combobox');
const MESSAGE = 'Which of your trips would you make again?';

/** Expects something on the lander itself, whose steps Back closes. */
const closedByBack =
  (start: BegunLander['start'], expectKept: BegunLander['expectKept']): BegunLander['expectKeptAfterBack'] =>
  async (visit) => {
    await start(visit);
    await expect(gender(visit)).toBeVisible();
    await visit.page.goBack();
    await expectKept(visit);
  };

const startSteps = (visit: Visit): Promise<void> => openSteps(visit, 'landers.start');

async function expectInterests(visit: Visit): Promise<void> {
  // Their order depends on the language.
  await expect(visit.page.locator('fieldset button[aria-pressed="true"]')).toHaveCount(2);
}

const expectRegion = (visit: Visit): Promise<void> => expect(region(visit)).toHaveValue('UT');

const startLetter = (visit: Visit): Promise<void> => button(visit, 'landers.message.next').click();
const expectMessage = (visit: Visit): Promise<void> => expect(message(visit)).toHaveValue(MESSAGE);

/** The twelve landers. */
export const BEGUN_LANDERS: readonly BegunLander[] = [
  withSteps('alonetonight', () => '/landers/alonetonight', 'landers.alonetonight.yes'),
  withMembers('collagelanding'),
  withMembers('gallery'),
  {
    ...{ name: 'iconslanding', getPath: () => '/landers/iconslanding', start: startSteps, expectKept: expectInterests },
    async begin(visit) {
      for (const index of [1, 3]) await interests(visit).nth(index).click();
      await expectInterests(visit);
    },
    expectKeptAfterBack: closedByBack(startSteps, expectInterests),
  },
  {
    ...{ name: 'maplanding', getPath: () => '/landers/maplanding', start: startSteps, expectKept: expectRegion },
    async begin(visit) {
      await region(visit).selectOption('UT');
    },
    expectKeptAfterBack: closedByBack(startSteps, expectRegion),
  },
  withMembers('socialnetwork'),
  {
    ...{ name: 'tinderswipe', getPath: () => '/landers/tinderswipe' },
    async begin(visit) {
      await button(visit, 'landers.swipe.like').click();
      await button(visit, 'landers.swipe.pass').click();
      await expectCard(visit, 3);
    },
    expectKept: (visit) => expectCard(visit, 3),
    async expectKeptAfterBack(visit) {
      await visit.page.goBack();
      await expectCard(visit, 2);
      await visit.page.goForward();
      await expectCard(visit, 3);
    },
    async start(visit) {
      for (const card of [4, 5]) {
        await button(visit, 'landers.swipe.pass').click();
        await expectCard(visit, card);
      }
      await button(visit, 'landers.swipe.pass').click();
    },
  },
  withQuestions('transitionsvideolanding', () => '/landers/transitionsvideolanding'),
  withSteps('video', () => '/landers/video'),
  withSteps('landing', ({ id }) => `/members/${id}/landing`),
  withQuestions('landing2', ({ id }) => `/members/${id}/landing2`),
  {
    ...{ name: 'landing3', getPath: ({ id }) => `/members/${id}/landing3`, start: startLetter, expectKept: expectMessage },
    async begin(visit) {
      await message(visit).fill(MESSAGE);
    },
    expectKeptAfterBack: closedByBack(startLetter, expectMessage),
  },
];

async function expectCard({ page, t }: Visit, card: number): Promise<void> {
  const text = t('landers.swipe.count').replace('{n, number}', String(card)).replace('{all, number}', '5');
  await expect(page.getByText(text)).toBeVisible();
}
