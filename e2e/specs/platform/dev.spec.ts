import { expect, type Locator, type Page, test as base } from '@playwright/test';
import { DevSite } from '../../support/DevSite';
import { signIn } from '../../support/signIn';
import { blockEvents } from '../../support/blockEvents';

/** A change to a package and its effect on the member search. */
interface Change {
  what: string;
  file: string;
  from: string;
  to: string;
  locateEffect: (page: Page) => Locator;
}

const CHANGES: Change[] = [
  {
    what: 'a remote',
    file: 'mfe-members/src/components/SearchForm.tsx',
    from: 'defaultMessage="Search"',
    to: 'defaultMessage="Find people"',
    locateEffect: (page) => page.getByRole('button', { name: 'Find people' }),
  },
  {
    what: 'shared',
    file: 'shared/src/ui/layout/Page.tsx',
    from: '{title}\n    </Heading>',
    to: '{title} !\n    </Heading>',
    locateEffect: (page) => page.getByRole('heading', { level: 1, name: 'Search members !' }),
  },
  {
    what: 'the shell',
    file: 'shell/src/footer/Footer.tsx',
    from: '<footer',
    to: '<footer aria-label="Below"',
    locateEffect: (page) => page.getByRole('contentinfo', { name: 'Below' }),
  },
];

// Tracing would distort the timings.
base.use({ trace: 'off' });

const test = base.extend<{ watch: void }, { site: DevSite }>({
  site: [
    async ({}, use) => {
      const site = await DevSite.start();
      try {
        await use(site);
      } finally {
        await site.stop();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  watch: [
    async ({ page, site }, use) => {
      const problems: string[] = [];
      page.on('pageerror', ({ message }) => problems.push(message));
      page.on('console', (message) => {
        if (/Content Security Policy|integrity|Trusted/i.test(message.text())) problems.push(message.text());
      });
      await page.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
      await use();
      site.restore();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** Saves the change, waits until the page shows it, and reverts it; returns how long the change took to appear, in ms. */
async function measureChange({ file, from, to, locateEffect }: Change, page: Page, site: DevSite): Promise<number> {
  const startedAt = Date.now();
  site.replaceInFile(file, from, to);
  await locateEffect(page).waitFor({ timeout: 20_000 });
  const time = Date.now() - startedAt;
  site.restore();
  await locateEffect(page).waitFor({ state: 'hidden', timeout: 20_000 });
  return time;
}

// Two development sites in one tree would write the same files.
test.describe.configure({ mode: 'default' });

for (const change of CHANGES) {
  test(`a saved change to ${change.what} appears in the open page and keeps the typed text`, { tag: '@full' }, async ({ page, site }) => {
    await signIn(page, site.url, 'premium');
    await blockEvents(page);
    await page.goto(`${site.url}/members`, { waitUntil: 'networkidle' });
    await page.evaluate(() => Reflect.set(window, '__samePage', true));
    const age = page.getByRole('textbox', { name: 'Youngest' });
    await age.fill('33');
    const times = [await measureChange(change, page, site), await measureChange(change, page, site)];
    process.stdout.write(`  ready after ${site.readyMs} ms; a change of ${change.what} showed after ${times.join(' and ')} ms\n`);
    await expect(age).toHaveValue('33');
    expect(await page.evaluate(() => Reflect.get(window, '__samePage'))).toBe(true);
  });
}

test('the kit is shown in development', { tag: '@full' }, async ({ page, site }) => {
  const reply = await page.goto(`${site.url}/__kit`);
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'The kit' })).toBeVisible();
});

test('one package runs from source with the releases of the others; a change reloads the page', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(240_000);
  const site = await DevSite.start(['mfe-auth']);
  try {
    const reply = await page.request.get(`${site.url}/__dev/packages`);
    const { served } = (await reply.json()) as { served: Record<string, string> };
    expect(Object.keys(served).filter((name) => served[name] === 'dev')).toEqual(['mfe-auth']);
    await page.goto(`${site.url}/login`, { waitUntil: 'networkidle' });
    const startedAt = Date.now();
    site.replaceInFile('mfe-auth/src/screens/LoginScreen.tsx', 'id="auth.login.title"', 'id="auth.login.new"');
    await page.getByRole('heading', { level: 1, name: 'New here?' }).waitFor({ timeout: 20_000 });
    process.stdout.write(`  one package: ready after ${site.readyMs} ms; a change showed after ${Date.now() - startedAt} ms\n`);
  } finally {
    await site.stop();
  }
});
