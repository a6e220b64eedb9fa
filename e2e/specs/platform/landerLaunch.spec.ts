import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { LanderCampaign } from '@rendezvous/shared/contract';
import { expect, test } from '../../support/platformTest';
import { downloadServedFiles } from '../../support/downloadServedFiles';
import type { Site } from '../../support/Site';

const ENGLISH_HEADLINE = 'Long evenings by the lake';
const DUTCH_HEADLINE = 'Lange avonden aan het meer';

const folder = mkdtempSync(path.join(tmpdir(), 'lander-launch-'));
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes a campaign file as marketing would, with new headlines in two languages; returns its path and the original texts. */
async function writeCampaign(site: Site, slug: string): Promise<{ file: string; originalTexts: LanderCampaign['texts'] }> {
  // The folder may be gone: a worker can run further tests of this file after the cleanup.
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${slug}.json`);
  await site.runPlatform('lander', 'new', `gallery/${slug}`, '--file', file);
  const campaign = JSON.parse(readFileSync(file, 'utf8')) as LanderCampaign;
  const { en, nl } = campaign.texts;
  const texts = { ...campaign.texts, en: { ...en, headline: ENGLISH_HEADLINE }, nl: { ...nl, headline: DUTCH_HEADLINE } };
  writeFileSync(file, JSON.stringify({ ...campaign, texts }));
  return { file, originalTexts: campaign.texts };
}

/** Opens a page for another visitor, in a separate browser context. */
async function openVisitorPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
  await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
  return page;
}

const getHeading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name });

test('R-348 a campaign is launched and stopped as data: releases, files and processes stay the same', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  const statusBefore = await site.status();
  const files = await downloadServedFiles(site, statusBefore);
  const { file, originalTexts } = await writeCampaign(site, 'lake');

  await test.step('before the launch, the slug shows the default variant', async () => {
    await page.goto('/landers/gallery/lake');
    await expect(getHeading(page, originalTexts.en.headline)).toBeVisible();
  });

  await test.step('once launched, the next page view has its texts in two languages before any script runs', async () => {
    await site.runPlatform('lander', 'launch', file, '--why', 'the season begins');
    expect(await (await fetch(`${site.url}/landers/gallery/lake`, { headers: { accept: 'text/html' } })).text()).toContain(
      ENGLISH_HEADLINE,
    );
    await page.reload();
    await expect(getHeading(page, ENGLISH_HEADLINE)).toBeVisible();
    const dutchPage = await openVisitorPage(browser, baseURL);
    await dutchPage.goto('/landers/gallery/lake?lang=nl');
    await expect(getHeading(dutchPage, DUTCH_HEADLINE)).toBeVisible();
    await dutchPage.goto('/landers/gallery?lang=nl');
    await expect(getHeading(dutchPage, originalTexts.nl.headline)).toBeVisible();
    await dutchPage.close();
  });

  await test.step('registry and files are as they were', async () => {
    const statusAfter = await site.status();
    expect([statusAfter.serial, statusAfter.remotes]).toEqual([statusBefore.serial, statusBefore.remotes]);
    expect(await downloadServedFiles(site, statusAfter)).toEqual(files);
  });

  await test.step('once stopped, the old texts are back', async () => {
    await site.runPlatform('lander', 'stop', 'gallery/lake');
    await page.reload();
    await expect(getHeading(page, originalTexts.en.headline)).toBeVisible();
    expect(await site.runPlatform('lander', 'list')).toMatch(/1 +gallery\/lake +1 +marketing .* the season begins/);
  });
});

test('R-348 a preview is shown only at its own address and is neither indexed nor cached', async ({ page, site, browser, baseURL }) => {
  const { file, originalTexts } = await writeCampaign(site, 'hills');
  const { url } = JSON.parse(await site.runPlatform('lander', 'preview', file, '--ttl', '1h', '--json')) as { url: string };
  const address = new URL(url).pathname;
  const reply = await page.goto(address);
  expect(reply?.headers()).toMatchObject({ 'x-robots-tag': 'noindex' });
  expect(reply?.headers()).not.toHaveProperty('page-lifetime');
  await expect(getHeading(page, ENGLISH_HEADLINE)).toBeVisible();
  await page.getByText('Opened as a preview').click();
  await page.getByRole('link', { name: 'What visitors see' }).click();
  await expect(getHeading(page, originalTexts.en.headline)).toBeVisible();
  await expect(page.getByText('Opened as a preview')).toBeHidden();
  const otherPage = await openVisitorPage(browser, baseURL);
  await otherPage.goto('/landers/gallery/hills');
  await expect(getHeading(otherPage, originalTexts.en.headline)).toBeVisible();
  await otherPage.goto(`${address.slice(0, -1)}${address.endsWith('0') ? '1' : '0'}`);
  await expect(getHeading(otherPage, originalTexts.en.headline)).toBeVisible();
  await otherPage.close();
});

test('R-352 a campaign with an untrue text is not launched, and another team cannot launch one', { tag: '@full' }, async ({ site }) => {
  const { file } = await writeCampaign(site, 'counted');
  writeFileSync(file, readFileSync(file, 'utf8').replace(ENGLISH_HEADLINE, '1,234 singles online now'));
  const findings = /texts\.en\.headline counts people: “1,234 singles” \(R-352\)/;
  await expect(site.runPlatform('lander', 'validate', file)).rejects.toMatchObject({ stdout: expect.stringMatching(findings) });
  await expect(site.runPlatform('lander', 'launch', file)).rejects.toThrow(findings);
  writeFileSync(file, readFileSync(file, 'utf8').replace('1,234 singles online now', ENGLISH_HEADLINE));
  await expect(site.runPlatformAs('chat', 'lander', 'launch', file)).rejects.toThrow('Team chat does not own mfe-landers.');
  expect(await site.runPlatform('lander', 'list', 'gallery/counted')).toContain('no campaign is live');
});
