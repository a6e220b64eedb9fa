import { expect, type Locator, type Page } from '@playwright/test';
import { tick } from '../../pages/tick';
import type { Translate } from '../../support/texts';

/** An open page, and the translator for its language. */
export interface Visit {
  page: Page;
  t: Translate;
}

/** A member whom landers show to visitors. */
export interface ShownMember {
  id: string;
  name: string;
}

/** A lander, with functions that begin something on it and check that what was begun is kept. */
export interface BegunLander {
  name: string;
  getPath: (member: ShownMember) => string;
  /** Begins something on the open lander: chooses, answers or types. */
  begin: (visit: Visit) => Promise<void>;
  /** Expects what was begun to be kept; opens the sign-up steps first if it is only visible in them. */
  expectKept: (visit: Visit) => Promise<void>;
  /** Goes back and expects what was begun to be kept; if nothing is open that Back could close, opens the next step first. */
  expectKeptAfterBack: (visit: Visit) => Promise<void>;
  /** Opens the sign-up steps; does nothing where they are open from the start. */
  start: (visit: Visit) => Promise<void>;
  /** True if the visitor begins in the sign-up steps themselves: while those cannot load, there is nothing to lose. */
  isInSteps?: true;
}

const getButton = ({ page, t }: Visit, id: string): Locator => page.getByRole('button', { name: t(id), exact: true });
const getGenderRadio = ({ page, t }: Visit): Locator => page.getByRole('radio', { name: t('shared.gender.female'), exact: true });
const doNothing = async (): Promise<void> => undefined;

/** Opens the sign-up steps with the button that leads to them, unless they are open or unavailable. */
async function openSteps(visit: Visit, startId: string): Promise<void> {
  const startButton = getButton(visit, startId);
  await expect(startButton.or(getGenderRadio(visit)).or(getButton(visit, 'landers.unavailable.retry')).first()).toBeVisible();
  if (await startButton.isVisible()) await startButton.click();
}

/** Creates a lander on which the visitor begins by choosing a value in the first sign-up step. */
function createStepsLander(name: string, getPath: BegunLander['getPath'], startId?: string): BegunLander {
  const start = (visit: Visit): Promise<void> => (startId === undefined ? doNothing() : openSteps(visit, startId));
  const expectKept = async (visit: Visit): Promise<void> => {
    await start(visit);
    await expect(getGenderRadio(visit)).toBeChecked();
  };
  return {
    ...{ name, getPath, start, expectKept, isInSteps: true },
    async begin(visit) {
      await start(visit);
      await tick(getGenderRadio(visit));
      await expect(getGenderRadio(visit)).toBeChecked();
    },
    async expectKeptAfterBack(visit) {
      await tick(visit.page.getByRole('radio', { name: visit.t('shared.sexuality.hetero'), exact: true }));
      await getButton(visit, 'auth.signup.continue').click();
      await expect(visit.page.getByLabel(visit.t('shared.dateOfBirth.year'), { exact: true })).toBeVisible();
      await visit.page.goBack();
      await expectKept(visit);
    },
  };
}

const getDropButton = ({ page, t }: Visit): Locator =>
  page.getByRole('button', { name: new RegExp(`^${t('landers.chosen.drop', { name: '.+' })}$`) });

/** Creates a lander on which the visitor chooses a member. */
function createMembersLander(name: string): BegunLander {
  const start = (visit: Visit): Promise<void> => openSteps(visit, 'landers.start');
  const expectKept = async (visit: Visit): Promise<void> => {
    await start(visit);
    await expect(getDropButton(visit)).toBeVisible();
  };
  return {
    ...{ name, getPath: () => `/landers/${name}`, start, expectKept },
    async begin(visit) {
      await visit.page
        .getByRole('button', { name: new RegExp(`^${visit.t('landers.write', { name: '.+' })}$`) })
        .first()
        .click();
      await expect(getDropButton(visit)).toBeVisible();
    },
    async expectKeptAfterBack(visit) {
      await visit.page.goBack();
      await expect(getButton(visit, 'landers.start')).toBeVisible();
      await expectKept(visit);
    },
  };
}

/** Creates a lander on which the visitor answers questions. */
function createQuestionsLander(name: string, getPath: BegunLander['getPath']): BegunLander {
  const getCountrySelect = ({ page, t }: Visit): Locator => page.getByLabel(t('landers.question.country'), { exact: true });
  const getYearSelect = ({ page, t }: Visit): Locator => page.getByLabel(t('landers.question.year'), { exact: true });
  return {
    ...{ name, getPath },
    async begin(visit) {
      await getButton(visit, 'shared.gender.female').click();
      await getYearSelect(visit).selectOption('1985');
      await getButton(visit, 'landers.question.next').click();
      await expect(getCountrySelect(visit)).toBeVisible();
    },
    async expectKept(visit) {
      await expect(getCountrySelect(visit)).toBeVisible();
      await getButton(visit, 'landers.question.back').click();
      await expect(getYearSelect(visit)).toHaveValue('1985');
      await getButton(visit, 'landers.question.next').click();
      await expect(getCountrySelect(visit)).toBeVisible();
    },
    async expectKeptAfterBack(visit) {
      await visit.page.goBack();
      await expect(getYearSelect(visit)).toHaveValue('1985');
      await visit.page.goBack();
      await expect(getButton(visit, 'shared.gender.female')).toHaveAttribute('aria-pressed', 'true');
    },
    start: (visit) => getButton(visit, 'landers.question.next').click(),
  };
}

const getMessageField = ({ page, t }: Visit): Locator => page.getByLabel(t('landers.message.label'));
const getInterestButtons = ({ page }: Visit): Locator => page.locator('fieldset button');
const getRegionSelect = ({ page }: Visit): Locator => page.getByRole('main').getByRole('combobox');
const MESSAGE = 'Which of your trips would you make again?';

/** Creates a check that opens the sign-up steps, closes them with Back, and expects what was begun on the lander to be kept. */
const createBackCheck =
  (start: BegunLander['start'], expectKept: BegunLander['expectKept']): BegunLander['expectKeptAfterBack'] =>
  async (visit) => {
    await start(visit);
    await expect(getGenderRadio(visit)).toBeVisible();
    await visit.page.goBack();
    await expectKept(visit);
  };

const startSteps = (visit: Visit): Promise<void> => openSteps(visit, 'landers.start');

async function expectInterests(visit: Visit): Promise<void> {
  // The interests are counted, since their order depends on the language.
  await expect(visit.page.locator('fieldset button[aria-pressed="true"]')).toHaveCount(2);
}

const expectRegion = (visit: Visit): Promise<void> => expect(getRegionSelect(visit)).toHaveValue('UT');

const startLetter = (visit: Visit): Promise<void> => getButton(visit, 'landers.message.next').click();
const expectMessage = (visit: Visit): Promise<void> => expect(getMessageField(visit)).toHaveValue(MESSAGE);

/** All twelve landers, each with what a visitor can begin on it. */
export const BEGUN_LANDERS: readonly BegunLander[] = [
  createStepsLander('alonetonight', () => '/landers/alonetonight', 'landers.alonetonight.yes'),
  createMembersLander('collagelanding'),
  createMembersLander('gallery'),
  {
    ...{ name: 'iconslanding', getPath: () => '/landers/iconslanding', start: startSteps, expectKept: expectInterests },
    async begin(visit) {
      for (const index of [1, 3]) await getInterestButtons(visit).nth(index).click();
      await expectInterests(visit);
    },
    expectKeptAfterBack: createBackCheck(startSteps, expectInterests),
  },
  {
    ...{ name: 'maplanding', getPath: () => '/landers/maplanding', start: startSteps, expectKept: expectRegion },
    async begin(visit) {
      await getRegionSelect(visit).selectOption('UT');
    },
    expectKeptAfterBack: createBackCheck(startSteps, expectRegion),
  },
  createMembersLander('socialnetwork'),
  {
    ...{ name: 'tinderswipe', getPath: () => '/landers/tinderswipe' },
    async begin(visit) {
      await getButton(visit, 'landers.swipe.like').click();
      await getButton(visit, 'landers.swipe.pass').click();
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
        await getButton(visit, 'landers.swipe.pass').click();
        await expectCard(visit, card);
      }
      await getButton(visit, 'landers.swipe.pass').click();
    },
  },
  createQuestionsLander('transitionsvideolanding', () => '/landers/transitionsvideolanding'),
  createStepsLander('video', () => '/landers/video'),
  createStepsLander('landing', ({ id }) => `/members/${id}/landing`),
  createQuestionsLander('landing2', ({ id }) => `/members/${id}/landing2`),
  {
    ...{ name: 'landing3', getPath: ({ id }) => `/members/${id}/landing3`, start: startLetter, expectKept: expectMessage },
    async begin(visit) {
      await getMessageField(visit).fill(MESSAGE);
    },
    expectKeptAfterBack: createBackCheck(startLetter, expectMessage),
  },
];

async function expectCard({ page, t }: Visit, card: number): Promise<void> {
  const text = t('landers.swipe.count').replace('{n, number}', String(card)).replace('{all, number}', '5');
  await expect(page.getByText(text)).toBeVisible();
}
