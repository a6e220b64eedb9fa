import { test as base, expect, type Page } from '@playwright/test';
import path from 'node:path';
import { OutboxPage } from '../pages/OutboxPage';
import { type Translate, createTranslator } from './texts';
import { waitForScriptsOnNavigation } from './untilRunning';

interface Fixtures {
  /** Language of the visit. */
  language: string;
  /** Returns the site's texts in that language. */
  t: Translate;
  /** Saves a screenshot under a name, when SCREENSHOTS names a folder. */
  look: (name: string) => Promise<void>;
  outbox: OutboxPage;
  /** Fails a test whose page requests another host, violates the content security policy or throws an uncaught error. */
  watch: void;
}

/** True for a host on this machine: the site, or another of its demo domains. */
const isOwnHost = (hostname: string): boolean => hostname === 'localhost' || hostname.endsWith('.localhost');

function watchPage(page: Page, problems: string[]): void {
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !isOwnHost(hostname)) problems.push(`request to ${hostname}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy|TrustedScriptURL|TrustedHTML/.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(`uncaught ${error.message}`));
}

export const test = base.extend<Fixtures>({
  language: ['en', { option: true }],
  baseURL: async ({}, use) => use(process.env['SITE_URL'] ?? ''),
  locale: async ({ language }, use) => use(language),
  context: async ({ context, language, baseURL }, use) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    // Icebreakers open automatically, once, on a first conversation; this flag prevents that, and tests of icebreakers remove it again.
    await context.addInitScript(() => localStorage.setItem('hide-icebreakers', '1'));
    context.on('page', waitForScriptsOnNavigation);
    await use(context);
    // A request that the test itself fulfils may still be pending when the test is over.
    for (const target of [context, ...context.pages()]) await target.unrouteAll({ behavior: 'ignoreErrors' });
  },
  t: async ({ language }, use) => use(createTranslator(language)),
  look: async ({ page, language, colorScheme }, use, { project }) => {
    const folder = process.env['SCREENSHOTS'];
    let count = 0;
    await use(async (name) => {
      if (folder === undefined) return;
      const file = `${project.name}-${language}-${colorScheme ?? 'light'}-${String(count++).padStart(2, '0')}-${name}.png`;
      await page.screenshot({ path: path.join(folder, file), animations: 'disabled' });
    });
  },
  outbox: async ({ page, baseURL }, use) => use(new OutboxPage(page.request, baseURL ?? '')),
  watch: [
    async ({ page }, use) => {
      const problems: string[] = [];
      watchPage(page, problems);
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
