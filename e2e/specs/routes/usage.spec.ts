import type { Page } from '@playwright/test';
import { asClient } from '../../support/asClient';
import { blockEvents } from '../../support/blockEvents';
import { type MemoryUsage, Memory } from '../../support/Memory';
import { signUp } from '../../support/signUp';
import { navigateWithin } from './navigateWithin';
import { Minutes } from './Minutes';
import { findAccountIds } from './places';
import { expect, test } from './routeTest';

/** Tracing would add to the measured usage. */
test.use({ trace: 'off' });

/** The short run shows each of the eight screens three times after the warm-up. */
const LENGTHS = [
  { minutes: 24, tag: [] },
  { minutes: 120, tag: ['@full'] },
];
const LANGUAGE_SWITCHES: [minute: number, name: string, code: string][] = [
  [7, 'Nederlands', 'nl'],
  [15, 'English', 'en'],
  [70, 'Nederlands', 'nl'],
  [95, 'English', 'en'],
];

const MAX_HEAP_GROWTH_MB = 5;
/** Tolerated increase in DOM nodes: a status being announced adds a text node, whereas a leak would add at least one node per screen. */
const MAX_EXTRA_NODES = 2;

async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function showScreen(page: Page, path: string): Promise<void> {
  await navigateWithin(page, path);
  await expect(page).toHaveURL(path);
  await waitUntilSettled(page);
}

async function switchLanguage(page: Page, name: string, code: string): Promise<void> {
  await navigateWithin(page, '/lang-config?redirect=/settings');
  await page.getByRole('main').getByRole('button', { name, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', code);
  await expect(page).toHaveURL('/settings');
}

/** Sends a message, so that the member has a conversation, and returns the paths of eight screens. */
async function listScreens(page: Page, origin: string): Promise<string[]> {
  const { memberId } = await findAccountIds(page.request, origin);
  const letter = { profile_id: memberId, type: 'text', body: 'Good evening', client_id: crypto.randomUUID() };
  await asClient(page, origin).post('/api/chat.php', letter);
  const { conversationId } = await findAccountIds(page.request, origin);
  const otherPaths = ['/likes', '/chats', `/chats/${conversationId}`, '/profile', '/notifications', '/pricing'];
  return ['/members', `/members/${memberId}`, ...otherPaths];
}

function expectNoGrowth(before: MemoryUsage, after: MemoryUsage): void {
  expect(after.timers).toEqual(before.timers);
  expect(after.heapMb - before.heapMb).toBeLessThan(MAX_HEAP_GROWTH_MB);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  expect(after.nodes).toBeLessThanOrEqual(before.nodes + MAX_EXTRA_NODES);
}

for (const { minutes: length, tag } of LENGTHS)
  test(
    `R-069 R-071 R-072 ${length} minutes of use leak nothing: three polls a minute, ${length} screens, several languages`,
    { tag },
    async ({ page, baseURL, language, outbox, t }, testInfo) => {
      test.setTimeout(600_000);
      const { email } = await signUp({ page, baseURL, language });
      const token = new URL(await outbox.waitForLink('/activate/done', email)).searchParams.get('token');
      await asClient(page, baseURL).post('/api/activate.php', { token });
      const screens = await listScreens(page, baseURL ?? '');
      // A stream that opens late would trigger reads between the polls.
      await blockEvents(page);
      await page.clock.install();
      const memory = await Memory.of(page);
      const minutes = await Minutes.of(page);
      await page.goto('/members');
      await minutes.start();

      // The warm-up loads what is loaded only once, and ends with the same steps as the measured run.
      for (const path of screens) await showScreen(page, path);
      for (const [, name, code] of LANGUAGE_SWITCHES.slice(0, 2)) await switchLanguage(page, name, code);
      for (const path of [...screens.slice(1), '/members']) await showScreen(page, path);
      await minutes.passMinute();
      const before = await memory.measure();

      for (let minute = 0; minute < length; minute += 1) {
        const [, name, code] = LANGUAGE_SWITCHES.find(([at]) => at === minute) ?? [];
        if (name !== undefined && code !== undefined) await switchLanguage(page, name, code);
        await showScreen(page, screens[(minute + 1) % screens.length] ?? '');
        await minutes.passMinute();
      }
      await expect(page).toHaveURL('/members');
      const after = await memory.measure();
      testInfo.annotations.push({ type: 'held', description: JSON.stringify({ before, after }) });
      expectNoGrowth(before, after);

      await page.getByRole('button', { name: t('shell.account.label') }).click();
      await page.getByRole('menuitem', { name: t('shell.account.logout') }).click();
      await expect(page.locator('html')).toHaveClass(/logged-out/);
      const pollCounts = await minutes.countPolls();
      await minutes.runFor(300_000);
      expect(await minutes.countPolls()).toEqual(pollCounts);
    },
  );
