import { test as base, expect, type Page } from '@playwright/test';
import { OutboxPage } from '../pages/OutboxPage';

interface Fixtures {
  /** Language of the visit. */
  language: string;
  outbox: OutboxPage;
  /** What must not happen on any page: foreign requests, violations of the content policy, uncaught errors. */
  watch: void;
}

function watchPage(page: Page, problems: string[]): void {
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') problems.push(`request to ${hostname}`);
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
    await use(context);
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
