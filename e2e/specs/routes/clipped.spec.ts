import { LOCALES, type RouteName } from '@rendezvous/shared/contract';
import type { Page } from '@playwright/test';
import { recordData } from '../../support/recordData';
import { waitForAnimations } from '../../support/waitForAnimations';
import { collectShownTexts } from './collectShownTexts';
import { findBrokenWords } from './findBrokenWords';
import { type ClippedText, findClippedTexts } from './findClippedTexts';
import { findOverlappingTexts } from './findOverlappingTexts';
import { getSurface } from './Overlay';
import { OVERLAYS } from './OVERLAYS';
import { toAddress } from './places';
import { type Role, ROUTES_OF_ROLES } from './roles';
import { expect, test } from './routeTest';
import { splitIntoChunks } from './splitIntoChunks';

/** Widths of phones in px. Each page is opened at the first and measured at all. */
const WIDTHS = [360, 320] as const;
const HEIGHT = 640;

/** Languages with long words and languages with long sentences, in which overlays are tested too. */
const LONG_LANGUAGES: readonly string[] = ['de', 'fi', 'pl', 'fr'];

/** Routes with the least room for their texts, which are tested by default, in two languages with long words. */
const SAMPLE: Partial<Record<Role, RouteName[]>> = {
  visitor: ['index', 'login', 'pricing', 'landers-iconslanding-slug'],
  premium: ['members', 'settings', 'chats-id', 'credits-id-paymentmethod'],
};
const SAMPLE_LANGUAGES: readonly string[] = ['de', 'fi'];

/**
 * True for a text that is shortened on purpose: one with its full length in a tooltip, or words of members and other data, which may have any
 * length. Texts of the catalogues have to fit.
 */
const isShortenedOnPurpose = ({ text, hasEllipsis, hasTooltip }: ClippedText, isData: (text: string) => boolean): boolean =>
  hasEllipsis && (hasTooltip || isData(text));

/** Measures the page at each width; returns clipped, overlapping and divided texts, and whether the page scrolls sideways. */
async function findProblems(page: Page, isData: (text: string) => boolean): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await waitForAnimations(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const texts = await collectShownTexts(page);
    const clippedTexts = (await findClippedTexts(texts)).filter((text) => !isShortenedOnPurpose(text, isData));
    problems.push(
      ...(overflow > 0 ? [`${width} px: sideways by ${overflow} px`] : []),
      ...clippedTexts.map(({ text, box, hasEllipsis }) => `${width} px: ${hasEllipsis ? 'shortened' : 'clipped'}: “${text}” by ${box}`),
      ...(await findBrokenWords(texts)).map((word) => `${width} px: divided: ${word}`),
      ...(await findOverlappingTexts(texts)).map((pair) => `${width} px: overlapping: ${pair}`),
    );
    await texts.dispose();
  }
  return problems;
}

/** Defines tests of routes that a role opens, several routes in each. */
function testRoutes(role: Role, routes: readonly RouteName[], tag: string[]): void {
  test.describe(`as ${role}`, { tag }, () => {
    test.use({ role });
    for (const slice of splitIntoChunks(routes, 10))
      test(`R-097 no text of ${slice.join(', ')} is clipped, overlapped or broken inside a word`, async ({ page, accountIds }) => {
        test.setTimeout(240_000);
        const problems: string[] = [];
        for (const route of slice)
          await test.step(route, async () => {
            await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
            const finishRecording = recordData(page);
            await page.goto(toAddress(route, accountIds));
            await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
            await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
            const isData = await finishRecording();
            problems.push(...(await findProblems(page, isData)).map((problem) => `${route}, ${problem}`));
          });
        expect(problems).toEqual([]);
      });
  });
}

function testOverlays(): void {
  for (const overlay of OVERLAYS)
    test.describe('', { tag: '@full' }, () => {
      test.use({ role: overlay.role });
      test(`R-058 no text of ${overlay.name} is clipped, overlapped or broken inside a word`, async ({ page, accountIds, t, baseURL }) => {
        const finishRecording = recordData(page);
        await overlay.open({ page, t, accountIds, origin: baseURL ?? '' });
        await expect(getSurface(page, overlay).locator('[aria-busy="true"]')).toHaveCount(0);
        expect(await findProblems(page, await finishRecording())).toEqual([]);
      });
    });
}

for (const language of LOCALES)
  test.describe(`in ${language}, at 320 and 360 px`, () => {
    test.use({ language, viewport: { width: WIDTHS[0], height: HEIGHT } });
    for (const role of ['visitor', 'free', 'premium'] as const) {
      const sample = SAMPLE_LANGUAGES.includes(language) ? (SAMPLE[role] ?? []) : [];
      const others = ROUTES_OF_ROLES[role].filter((route) => !sample.includes(route));
      if (sample.length > 0) testRoutes(role, sample, []);
      testRoutes(role, others, ['@full']);
    }
    if (LONG_LANGUAGES.includes(language)) testOverlays();
  });
