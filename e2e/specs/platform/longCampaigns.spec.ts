import { readFileSync, writeFileSync } from 'node:fs';
import type { LanderCampaign, LanderTexts } from '@rendezvous/shared/contract';
import { expect, test } from '../../support/platformTest';
import { findTextProblems } from '../../support/findTextProblems';

test.use({ viewport: { width: 320, height: 640 } });

/** Maximum length of a campaign's texts in characters, by field. */
const LIMITS: Record<keyof LanderTexts, number> = { headline: 60, text: 220, call_to_action: 45 };
const FINNISH = 'Mielenkiintoisia keskusteluja ystävällisten ihmistenkaltaisten seurassa ';
const FIELDS = ['headline', 'text', 'call_to_action'] as const;

const LANDERS = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
];

/** Landers of the default run: the one with the most text, and the one with the least room for it. */
const ALWAYS_TESTED: readonly string[] = ['alonetonight', 'video'];

const createLongestTexts = (currentTexts: LanderTexts): LanderTexts => {
  const texts = { ...currentTexts };
  for (const field of FIELDS) texts[field] = FINNISH.repeat(4).slice(0, LIMITS[field]).trim();
  return texts;
};

for (const name of LANDERS)
  test(
    `R-348 the longest texts allowed for ${name} are not cut off on the narrowest phone`,
    { tag: ALWAYS_TESTED.includes(name) ? [] : '@full' },
    async ({ page, site }, testInfo) => {
      const file = testInfo.outputPath(`${name}.json`);
      await site.runPlatform('lander', 'new', `${name}/long`, '--file', file);
      const campaign = JSON.parse(readFileSync(file, 'utf8')) as LanderCampaign;
      const fi = createLongestTexts(campaign.texts.fi);
      writeFileSync(file, JSON.stringify({ ...campaign, texts: { ...campaign.texts, fi } }));
      const { url } = JSON.parse(await site.runPlatform('lander', 'preview', file, '--json')) as { url: string };
      await page.goto(`${new URL(url).pathname}?lang=fi`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1, name: fi.headline })).toBeVisible();
      expect(await findTextProblems(page)).toEqual([]);
    },
  );
