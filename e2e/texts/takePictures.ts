import path from 'node:path';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { LOCALE_COOKIE, type Locale } from '@rendezvous/shared/contract';
import { HEADLESS_SHELL } from '../support/chromium';
import type { Translate } from '../support/texts';
import { waitForScriptsOnNavigation } from '../support/untilRunning';
import { waitForAnimations } from '../support/waitForAnimations';
import { createRoleEntry, type Role, type RoleEntry } from '../specs/routes/roles';
import { type FoundText, outlineTexts, removeOutlines } from './outlineTexts';
import type { Place } from './places';

export interface Picture {
  name: string;
  role: Role;
  /** Path and query of the page. */
  address: string;
  /** Name of the file with the picture. */
  file: string;
  texts: FoundText[];
}

/** The pictures, and the places that could not be visited, with the reason. */
export interface Pictures {
  pictures: Picture[];
  problems: string[];
}

interface PictureOptions {
  /** Origin of a site whose texts are marked. */
  origin: string;
  language: Locale;
  /** Returns marked texts, by which controls are found. */
  t: Translate;
  /** Folder for the pictures, which must exist. */
  folder: string;
  places: readonly Place[];
  say: (line: string) => void;
}

const VIEWPORT = { width: 360, height: 760 };
/** Longest wait for the first view of a page, and for a single action, in ms. */
const TIMEOUT_MS = 20_000;

async function openContext(browser: Browser, { origin, language }: PictureOptions, { cookies }: RoleEntry): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ baseURL: origin, viewport: VIEWPORT, deviceScaleFactor: 2, locale: language },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addCookies([
    ...cookies.filter(({ name }) => name !== LOCALE_COOKIE),
    { name: LOCALE_COOKIE, value: language, url: origin },
  ]);
  // tsx wraps functions in a `__name` helper, which the page lacks.
  await context.addInitScript('globalThis.__name = (value) => value');
  await context.addInitScript(() => {
    for (const key of ['skip-site-entry', 'hide-icebreakers']) localStorage.setItem(key, '1');
  });
  return context;
}

/** Waits until nothing on the page is loading or moving. */
async function untilSettled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: TIMEOUT_MS });
  await waitForAnimations(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function takePicture(page: Page, folder: string, name: string, role: Role): Promise<Picture> {
  await untilSettled(page);
  const texts = await outlineTexts(page);
  const file = `${name}.png`;
  await page.screenshot({ path: path.join(folder, file), fullPage: true, animations: 'disabled' });
  await removeOutlines(page);
  const { pathname, search } = new URL(page.url());
  return { name, role, address: pathname + search, file, texts };
}

/** Visits a place in a new context and takes its pictures. */
async function visitPlace(browser: Browser, options: PictureOptions, { role, visit }: Place, session: RoleEntry): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const context = await openContext(browser, options, session);
  try {
    const page = await context.newPage();
    waitForScriptsOnNavigation(page);
    await visit({ page, t: options.t, accountIds: session.accountIds, origin: options.origin }, async (name) => {
      pictures.push(await takePicture(page, options.folder, name, role));
    });
    return pictures;
  } finally {
    await context.close();
  }
}

const toReason = (error: unknown): string => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));

/** Takes pictures of all places, with the texts outlined; a place that cannot be visited becomes a problem. */
export async function takePictures(options: PictureOptions): Promise<Pictures> {
  const browser = await chromium.launch(HEADLESS_SHELL);
  const sessions = new Map<Role, RoleEntry>();
  const result: Pictures = { pictures: [], problems: [] };
  try {
    for (const [index, place] of options.places.entries()) {
      const session = sessions.get(place.role) ?? (await createRoleEntry(browser, options.origin, place.role));
      sessions.set(place.role, session);
      try {
        result.pictures.push(...(await visitPlace(browser, options, place, session)));
      } catch (error) {
        result.problems.push(`${place.name}: ${toReason(error)}`);
      }
      if ((index + 1) % 10 === 0) options.say(`  ${index + 1} of ${options.places.length} places`);
    }
    return result;
  } finally {
    await browser.close();
  }
}
