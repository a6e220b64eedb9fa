import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { RepositoryCopy } from '../../../platform/src/testing/RepositoryCopy';
import { LoginPage } from '../../pages/LoginPage';
import { DevSite } from '../../support/DevSite';
import { findFreePort } from '../../support/findFreePort';
import { SecureFront } from '../../support/SecureFront';
import { signIn } from '../../support/signIn';
import { Site } from '../../support/Site';
import { createTranslator } from '../../support/texts';
import { createReplacer } from '../../support/createReplacer';
import { blockEvents } from '../../support/blockEvents';

const FILE = 'mfe-chat/src/components/ChatFrame.tsx';
const REPLACED_CODE = '<div css={frame}';
const createNamedFrameCode = (name: string): string => `<div css={frame} role="group" aria-label="${name}"`;
const getFrame = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const getBadge = (page: Page): Locator => page.getByRole('group').filter({ hasText: 'From this machine' });

/** Waits until the login form is hydrated: it looks finished earlier, but data submitted before hydration would be discarded. */
const untilFormWorks = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => Object.keys(document.querySelector('form') ?? {}).some((key) => key.startsWith('__react')));

interface Resources {
  /** A site as in production, with https cookies. */
  site: Site;
  /** Front proxy with the public URL of the site. */
  front: SecureFront;
  /** The sources of this repository, with an unreleased change. */
  copy: RepositoryCopy;
}

base.use({ trace: 'off' });

const test = base.extend<{ watch: void }, Resources>({
  site: [
    async ({}, use) => {
      const site = await Site.start({ PUBLIC_ORIGIN: 'https://rendezvous.example' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  front: [
    async ({ site }, use) => {
      const front = await SecureFront.start(site.url);
      await use(front);
      front.stop();
    },
    { scope: 'worker' },
  ],
  copy: [
    async ({}, use) => {
      const copy = new RepositoryCopy();
      const file = path.join(copy.root, FILE);
      writeFileSync(file, createReplacer(REPLACED_CODE, createNamedFrameCode('From source'))(readFileSync(file, 'utf8')));
      await use(copy);
      copy.remove();
    },
    { scope: 'worker' },
  ],
  watch: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('console', (message) => {
        if (/Content Security Policy|integrity|Trusted|hydrat/i.test(message.text())) problems.push(message.text());
      });
      await page.addInitScript(() => {
        localStorage.setItem('skip-site-entry', '1');
        localStorage.setItem('hide-icebreakers', '1');
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

// The tests share one copy of the sources, in which two of them edit files.
test.describe.configure({ mode: 'default' });

test(
  'R-020 one remote runs from source against a running site; a browser on the site itself gets the released version',
  { tag: '@full' },
  async ({ page, site, front, copy, browser }) => {
    test.setTimeout(300_000);
    const dev = await DevSite.start(['mfe-chat'], { root: copy.root, against: front.url, caFile: front.certificateFile });
    try {
      await blockEvents(page);

      await test.step('a member logs in as on the site', async () => {
        await page.goto(`${dev.url}/login`);
        await untilFormWorks(page);
        await new LoginPage(page, createTranslator('en')).logIn('premium', 'Rendezvous-2026');
        await page.waitForURL((url) => url.pathname !== '/login');
        const cookies = await page.context().cookies();
        expect(cookies.length).toBeGreaterThan(0);
        expect(cookies.filter(({ secure }) => secure)).toEqual([]);
      });

      await test.step('the chat comes from this machine, and a badge on the page shows it', async () => {
        await page.goto(`${dev.url}/chats`);
        await expect(getFrame(page, 'From source')).toBeVisible({ timeout: 30_000 });
        await page.getByRole('main').getByRole('link').first().click();
        await expect(page).toHaveURL(/\/chats\/[^/]+$/);
        await expect(getFrame(page, 'From source')).toBeVisible();
        await expect(getBadge(page)).toContainText('From this machine: mfe-chat');
      });

      await test.step('a saved change shows', async () => {
        const address = page.url();
        const startedAt = Date.now();
        dev.replaceInFile(FILE, createNamedFrameCode('From source'), createNamedFrameCode('Edited'));
        await expect(getFrame(page, 'Edited')).toBeVisible({ timeout: 30_000 });
        process.stdout.write(`  against a site: ready after ${dev.readyMs} ms; a change showed after ${Date.now() - startedAt} ms\n`);
        expect(page.url()).toBe(address);
      });

      await test.step('the other remotes come from the site, and its pages keep their server-rendered content', async () => {
        // A member's page is rendered at each visit; on a busy machine this may exceed the time limit.
        await expect(async () => {
          await page.goto(`${dev.url}/pages/terms`);
          const isRendered = await page.evaluate(() =>
            Reflect.has(JSON.parse(document.getElementById('boot')?.textContent ?? '{}'), 'rendered'),
          );
          expect(isRendered).toBe(true);
        }).toPass();
        const { remotes } = (await (await page.request.get(`${dev.url}/platform/plan`)).json()) as Plan;
        const releasedRemotes = remotes.filter(({ candidates }) => candidates[0]?.release !== 'dev').map(({ name }) => name);
        expect([remotes.length - releasedRemotes.length, releasedRemotes.includes('mfe-chat')]).toEqual([1, false]);
      });

      await test.step('the site itself is unaffected', async () => {
        const otherPage = await browser.newPage();
        await otherPage.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
        await blockEvents(otherPage);
        await signIn(otherPage, site.url, 'premium');
        await otherPage.goto(`${site.url}/chats`);
        await expect(otherPage.getByRole('main').getByRole('link').first()).toBeVisible();
        await expect(getFrame(otherPage, 'Edited')).toHaveCount(0);
        await expect(getBadge(otherPage)).toHaveCount(0);
        expect((await site.status()).remotes['mfe-chat']?.published).not.toContain('dev');
        await otherPage.close();
      });
    } finally {
      await dev.stop();
    }
  },
);

test('with the shell also from source, a change keeps the page and the typed text', { tag: '@full' }, async ({ page, site, copy }) => {
  test.setTimeout(300_000);
  const dev = await DevSite.start(['mfe-chat', 'shell'], { root: copy.root, against: site.url });
  try {
    await blockEvents(page);
    await signIn(page, dev.url, 'premium');
    await page.goto(`${dev.url}/chats`);
    await page.getByRole('main').getByRole('link').first().click();
    const message = page.getByRole('main').getByRole('textbox');
    await message.fill('half a sentence');
    await page.evaluate(() => Reflect.set(window, '__samePage', true));
    const startedAt = Date.now();
    dev.replaceInFile(FILE, createNamedFrameCode('From source'), createNamedFrameCode('Replaced'));
    await expect(getFrame(page, 'Replaced')).toBeVisible({ timeout: 30_000 });
    process.stdout.write(
      `  against a site, with the shell: ready after ${dev.readyMs} ms; a change showed after ${Date.now() - startedAt} ms\n`,
    );
    await expect(message).toHaveValue('half a sentence');
    expect(await page.evaluate(() => Reflect.get(window, '__samePage'))).toBe(true);
    await expect(getBadge(page)).toContainText('From this machine: mfe-chat, shell');
  } finally {
    await dev.stop();
  }
});

/** Starts a server that serves only a plan and what its shell provides; returns it with its URL. */
async function startFakeSite(remotes: string[], shared: string): Promise<{ url: string; server: Server }> {
  const plan = {
    serial: 1,
    shell: '0.9.0-a',
    remotes: remotes.map((name) => ({ name, state: 'on', candidates: [], routes: [], slots: [] })),
  };
  const shell = { provides: { shared, contract: '1.0.0', runtime: '2.9.2' } };
  const server = createServer(({ url }, response) => response.end(JSON.stringify(url === '/platform/plan' ? plan : shell)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const REFUSALS: [what: string, remotes: string[], shared: string, words: string][] = [
  ['does not know the remote', ['mfe-auth'], '1.0.0', 'does not know mfe-chat; it has shell, mfe-auth.'],
  ['has a shell that does not meet what the remote requires', ['mfe-chat'], '0.9.0', 'mfe-chat does not fit: it needs shared'],
];

for (const [what, remotes, shared, words] of REFUSALS) {
  test(`R-020 a site that ${what} ends the command with an error message`, async ({ copy }) => {
    const { url, server } = await startFakeSite(remotes, shared);
    expect(await runDevCommand(copy, url)).toEqual({ code: 1, stderr: expect.stringContaining(words) });
    server.close();
  });
}

test('an unreachable site ends the command with an error message', async ({ copy }) => {
  const { url, server } = await startFakeSite([], '1.0.0');
  server.close();
  expect(await runDevCommand(copy, url)).toEqual({ code: 1, stderr: expect.stringContaining(`${url} cannot be reached`) });
});

async function runDevCommand({ root }: RepositoryCopy, url: string): Promise<{ code: number | null; stderr: string }> {
  const args = [path.join(root, 'platform/bin/dev.mjs'), 'mfe-chat', '--against', url, '--port', String(await findFreePort())];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  expect(stdout).not.toContain('Installing packages');
  return { code, stderr };
}

interface Plan {
  remotes: { name: string; candidates: { release: string }[] }[];
}
