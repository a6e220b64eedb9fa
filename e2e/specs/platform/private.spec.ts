import type { Page } from '@playwright/test';
import { expect, test } from '../../support/platformTest';
import { signIn } from '../../support/signIn';
import { blockEvents } from '../../support/blockEvents';
import { untilRendered } from '../../support/untilRendered';

const TIME_ZONE = 'America/New_York';
const CLIENT_HEADERS = { 'x-client-request-type': 'client' };

test.use({ timezoneId: TIME_ZONE });

/** Runs in the browser: marks and counts the list items of the document before any script of the site runs. */
function markRendered(): void {
  new MutationObserver((_, observer) => {
    if (!document.getElementById('boot')) return;
    observer.disconnect();
    const items = document.querySelectorAll('main li');
    for (const item of items) item.setAttribute('data-rendered', '');
    Object.assign(window, { renderedItems: items.length });
  }).observe(document, { childList: true, subtree: true });
}

/** Signs in a demo account whose browser has already reported its time zone, and collects the errors of its pages. */
async function signInAndCollectProblems(page: Page, origin: string, login: string) {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (/hydrat|React error|Security Policy/i.test(message.text())) problems.push(message.text());
  });
  await page.context().addCookies([{ name: 'time-zone', value: encodeURIComponent(TIME_ZONE), url: origin }]);
  await page.addInitScript(markRendered);
  await signIn(page, origin, login);
  return { problems };
}

/** Asserts that every list item that the server rendered is still there. */
async function expectKept(page: Page): Promise<void> {
  const renderedCount = await page.evaluate(() => Reflect.get(window, 'renderedItems') as number);
  expect(renderedCount).toBeGreaterThan(0);
  await expect(page.locator('main li[data-rendered]')).toHaveCount(renderedCount);
}

async function findNewestConversation(page: Page, origin: string): Promise<string> {
  const reply = await page.request.get(`${origin}/api/chats.php`, { headers: CLIENT_HEADERS });
  const { chats } = (await reply.json()) as { chats: { conversation: { id: string } }[] };
  return chats[0]?.conversation.id ?? '';
}

const fetchDocument = async (page: Page, url: string): Promise<string> =>
  (await page.request.get(url, { headers: { accept: 'text/html' } })).text();

/**
 * Reopens a page until it arrives rendered, with the reply of which this is a part: on a busy machine, rendering and each reply may exceed their
 * time limit and are then left to the browser.
 */
const openRendered = (page: Page, path: string, reply = ''): Promise<void> =>
  expect(async () => {
    await page.goto(path);
    expect(await page.evaluate(() => Reflect.get(window, 'renderedItems') as number)).toBeGreaterThan(0);
    expect(await page.locator('#boot').textContent()).toContain(reply);
  }).toPass();

/** Lists the resources that this document requested, as paths with queries. */
const listRequestedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .map(({ pathname, search }) => pathname + search),
  );

test('R-218 a member’s search is in the document, is hydrated without changes and is not requested again', async ({ page, faults, t }) => {
  const { problems } = await signInAndCollectProblems(page, faults.url, 'premium');
  await openRendered(page, '/members');
  await expect.poll(() => listRequestedPaths(page)).toContainEqual(expect.stringMatching(/^\/api\/regions\.php/));
  await expect(page.getByRole('heading', { level: 1, name: t('members.search.title') })).toBeVisible();
  await expectKept(page);
  expect(await listRequestedPaths(page)).not.toContainEqual(expect.stringMatching(/^\/api\/search\.php/));
  expect(problems).toEqual([]);
});

test('R-273 a conversation is in the document, opens at its end and is not requested again', async ({ page, faults, t }) => {
  const { problems } = await signInAndCollectProblems(page, faults.url, 'premium');
  const path = `/chats/${await findNewestConversation(page, faults.url)}`;
  // An event stream that opens after the first poll would request the conversation again, since it may have missed a message.
  await blockEvents(page);
  await openRendered(page, path, '/api/chat.php?');
  const field = page.getByRole('textbox', { name: t('chat.composer.label') });
  await expect(async () => {
    await field.fill('');
    await field.fill('Hello');
    await expect(page.getByRole('button', { name: /Send/ })).toBeEnabled({ timeout: 1_000 });
  }).toPass();
  await expectKept(page);
  await expect(
    page
      .getByRole('region', { name: t('chat.messages.label') })
      .getByRole('listitem')
      .last(),
  ).toBeInViewport();
  // Read receipts are sent without a query.
  expect(await listRequestedPaths(page)).not.toContainEqual(expect.stringMatching(/^\/api\/chat\.php\?/));
  expect(problems).toEqual([]);
});

test('security 29 documents requested by two members at once contain nothing of each other, and nothing is left after logout', async ({
  page,
  browser,
  faults,
}) => {
  await signInAndCollectProblems(page, faults.url, 'premium');
  const otherPage = await (await browser.newContext()).newPage();
  await signInAndCollectProblems(otherPage, faults.url, 'free');
  await untilRendered(page, `${faults.url}/members`);
  const documentRequests = [page, otherPage].map((memberPage) =>
    Promise.all([1, 2, 3].map(() => fetchDocument(memberPage, `${faults.url}/members`))),
  );
  const [premiumDocuments = [], freeDocuments = []] = await Promise.all(documentRequests);
  for (const html of premiumDocuments) expect(html).not.toContain('free@rendezvous.example');
  for (const html of freeDocuments) expect(html).not.toContain('premium@rendezvous.example');
  expect(premiumDocuments[0]).toContain('premium@rendezvous.example');
  const { headers } = await page.request.get(`${faults.url}/members`).then((reply) => ({ headers: reply.headers() }));
  expect(headers['cache-control']).toBe('no-store');
  await page.request.get(`${faults.url}/api/logout.php`, { headers: CLIENT_HEADERS });
  expect(await fetchDocument(page, `${faults.url}/members`)).not.toContain('premium@rendezvous.example');
  await otherPage.context().close();
});
