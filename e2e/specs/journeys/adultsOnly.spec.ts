import { DAY_S } from '@rendezvous/shared/contract';
import type { Page } from '@playwright/test';
import { tick } from '../../pages/tick';
import { createInvite } from '../../support/createInvite';
import { inLongWords } from '../../support/inLanguages';
import { signIn } from '../../support/signIn';
import { signUp } from '../../support/signUp';
import { expect, test } from '../../support/test';
import { toPattern, type Translate } from '../../support/texts';
import { findViolations } from '../routes/findViolations';

/** Year of birth of someone aged 14 or 15. */
const MINOR_BIRTH_YEAR = String(new Date().getUTCFullYear() - 15);
const ADULT_BIRTH_YEAR = '1990';

interface Visit {
  page: Page;
  t: Translate;
}

const createPress =
  (id: string) =>
  async ({ page, t }: Visit): Promise<void> =>
    page
      .getByRole('main')
      .getByRole('button', { name: toPattern(t(id)) })
      .first()
      .click();

const clickButton = ({ page, t }: Visit, id: string): Promise<void> => page.getByRole('button', { name: t(id), exact: true }).click();

/** Answers the sign-up steps up to and including the date of birth. */
async function enterDate(visit: Visit, year: string): Promise<void> {
  const { page, t } = visit;
  await tick(page.getByRole('radio', { name: t('shared.gender.male'), exact: true }));
  await tick(page.getByRole('radio', { name: t('shared.sexuality.hetero'), exact: true }));
  await clickButton(visit, 'auth.signup.continue');
  for (const [field, value] of Object.entries({ day: '14', month: '6', year }))
    await page.getByLabel(t(`shared.dateOfBirth.${field}`), { exact: true }).fill(value);
  await clickButton(visit, 'auth.signup.continue');
}

/** Answers the questions of a lander up to and including the year of birth. */
async function enterYear(visit: Visit, year: string): Promise<void> {
  const { page, t } = visit;
  await page.getByRole('button', { name: t('shared.gender.male'), exact: true }).click();
  await page.getByLabel(t('landers.question.year')).selectOption(year);
  await clickButton(visit, 'landers.question.next');
}

interface EntryPoint {
  name: string;
  path: string;
  /** Proceeds to the sign-up steps. */
  begin?: (visit: Visit) => Promise<void>;
  enter?: typeof enterDate;
  /** True for the entry point that the default suite tests as representative of similar ones. */
  isRepresentative?: true;
}

/** Entry points that ask for the date or year of birth; `{id}` is a placeholder for a member visible to visitors. */
const ENTRY_POINTS: readonly EntryPoint[] = [
  { name: 'the sign-up', path: '/signup', isRepresentative: true },
  { name: 'the sign-up for a member', path: '/members/{id}/signup' },
  { name: 'alonetonight', path: '/landers/alonetonight', begin: createPress('landers.alonetonight.yes'), isRepresentative: true },
  { name: 'video', path: '/landers/video' },
  ...['collagelanding', 'gallery', 'iconslanding', 'maplanding', 'socialnetwork'].map((name) => ({
    name,
    path: `/landers/${name}`,
    begin: createPress('landers.start'),
  })),
  {
    name: 'tinderswipe',
    path: '/landers/tinderswipe',
    begin: async (visit) => {
      for (let card = 0; card < 5; card += 1) await createPress('landers.swipe.pass')(visit);
    },
  },
  { name: 'transitionsvideolanding', path: '/landers/transitionsvideolanding', enter: enterYear, isRepresentative: true },
  { name: 'the landing of a member', path: '/members/{id}/landing' },
  { name: 'the talk with a member', path: '/members/{id}/landing2', enter: enterYear },
  {
    name: 'the letter to a member',
    path: '/members/{id}/landing3',
    begin: async (visit) => {
      await visit.page.getByLabel(visit.t('landers.message.label')).fill('Hello, how are you?');
      await createPress('landers.message.next')(visit);
    },
  },
];

const getRefusalHeading = ({ page, t }: Visit) => page.getByRole('heading', { name: t('shared.underage.title') });

async function tryEntryPoint(visit: Visit, { path, begin, enter = enterDate }: EntryPoint, year: string): Promise<void> {
  const { page } = visit;
  const reply = await page.request.get('/api/lander.php?name=collagelanding&locale=en', { headers: { 'x-client-request-type': 'client' } });
  const { lander } = (await reply.json()) as { lander: { members: { id: string }[] } };
  await page.goto(path.replace('{id}', lander.members[0]?.id ?? ''));
  await begin?.(visit);
  await enter(visit, year);
}

/** Expects the refusal, with nothing left to press or type. */
async function expectRefused(visit: Visit): Promise<void> {
  await expect(getRefusalHeading(visit)).toBeVisible();
  const refusalArea = getRefusalHeading(visit).locator('xpath=ancestor::*[@tabindex="-1"][1]');
  await expect(refusalArea.getByRole('textbox').or(refusalArea.getByRole('button')).or(refusalArea.getByRole('combobox'))).toHaveCount(0);
  await expect(visit.page.getByLabel(visit.t('shared.dateOfBirth.year'), { exact: true })).toHaveCount(0);
}

test.beforeEach(({ context }) => context.addInitScript(() => localStorage.setItem('skip-site-entry', '1')));

for (const entryPoint of ENTRY_POINTS)
  test.describe(entryPoint.isRepresentative ? '@phone' : '@phone @full', () => {
    test(`R-191 ${entryPoint.name} kindly refuses a minor's date of birth, and a corrected one after that`, async ({
      page,
      context,
      t,
      look,
    }) => {
      const visit = { page, t };
      await tryEntryPoint(visit, entryPoint, MINOR_BIRTH_YEAR);
      await expectRefused(visit);
      expect(await findViolations(page)).toEqual([]);
      await look(`refused-${entryPoint.name}`);
      // A new tab starts over, whereas a reload continues at the same step.
      const tab = { page: await context.newPage(), t };
      await tryEntryPoint(tab, entryPoint, ADULT_BIRTH_YEAR);
      await expectRefused(tab);
    });
  });

inLongWords((language) => {
  test('R-190 an invalid date is reported and can be corrected; R-191 the refusal lasts 24 hours across tabs, landers and a logout', async ({
    page,
    context,
    baseURL,
    t,
    look,
  }) => {
    const visit = { page, t };
    const [signup, lander] = [ENTRY_POINTS[0], ENTRY_POINTS[2]] as [EntryPoint, EntryPoint];
    await tryEntryPoint(visit, signup, '1890');
    const popup = page.getByRole('alertdialog', { name: t('shared.errors.dob_invalid') });
    await expect(popup).toBeVisible();
    await look('invalid');
    await page.keyboard.press('Escape');
    await page.getByLabel(t('shared.dateOfBirth.year'), { exact: true }).fill(MINOR_BIRTH_YEAR);
    await clickButton(visit, 'auth.signup.continue');
    await expectRefused(visit);
    await look('refused');

    const tab = { page: await context.newPage(), t };
    for (const entryPoint of [signup, lander]) {
      await tryEntryPoint(tab, entryPoint, ADULT_BIRTH_YEAR);
      await expectRefused(tab);
    }

    await signIn(page, baseURL ?? '', 'free');
    await page.request.get('/api/logout.php', { headers: { 'x-client-request-type': 'client' } });
    await tryEntryPoint(visit, signup, ADULT_BIRTH_YEAR);
    await expectRefused(visit);

    for (const [seconds, isOpen] of [
      [DAY_S - 3_600, false],
      [DAY_S + 60, true],
    ] as const) {
      await context.setExtraHTTPHeaders({ 'x-test-clock': String(seconds) });
      await tryEntryPoint(visit, signup, ADULT_BIRTH_YEAR);
      await (isOpen ? expect(page.getByLabel(t('auth.signup.city'))).toBeVisible() : expectRefused(visit));
    }
  });

  test('R-191 R-197 an invitation refuses a minor as well', async ({ page, t, outbox, baseURL }) => {
    const code = await createInvite({ page, baseURL, language, outbox });
    const origin = (baseURL ?? '').replace('localhost', 'invite.localhost');
    await page.context().addCookies([{ name: 'language', value: language, url: origin }]);
    const visit = { page, t };
    for (const year of [MINOR_BIRTH_YEAR, ADULT_BIRTH_YEAR]) {
      await page.goto(`${origin}/signup`);
      await page.getByRole('textbox', { name: t('auth.signup.invite') }).fill(code);
      await enterDate(visit, year);
      await expectRefused(visit);
    }
  });

  test('R-191 R-217 a result of under 18 from the age check provider counts the same: no further check, and no other account', async ({
    page,
    t,
    look,
    baseURL,
  }) => {
    await signUp({ page, baseURL, language }, 'GB');
    const visit = { page, t };
    const begin = async (): Promise<void> => {
      await page.goto('/age-check');
      await page.getByRole('button', { name: t('auth.age.begin') }).click();
    };
    await begin();
    await page.locator('button[value=under18]').click();
    await expectRefused(visit);
    expect(await findViolations(page)).toEqual([]);
    await look('age-provider');
    await begin();
    await expectRefused(visit);
    await page.request.get('/api/logout.php', { headers: { 'x-client-request-type': 'client' } });
    await tryEntryPoint(visit, ENTRY_POINTS[0] as EntryPoint, ADULT_BIRTH_YEAR);
    await expectRefused(visit);
  });
});
