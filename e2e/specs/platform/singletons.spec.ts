import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/platformTest';

const ROOT = path.resolve(__dirname, '../../..');
const REMOTES = ['mfe-auth', 'mfe-members', 'mfe-chat', 'mfe-credits', 'mfe-landers'];

/** State of the federation runtime on window. */
interface Federation {
  __INSTANCES__: { name: string; shareScopeMap: Record<string, Record<string, Record<string, { get: unknown }>>> }[];
}

/** For each library, a string that occurs only in its own code and survives minification. */
const LIBRARY_MARKS = {
  react: 'react.transitional.element',
  mobx: '__mobxGlobals',
  'react-intl': '[React Intl]',
  'react-router': 'isDataRoute',
  emotion: 'data-emotion',
};

/** Remembers the shell's provider of each key of the share scope; to be called before any remote has run. Returns the keys. */
const rememberProviders = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__') as Federation;
    const providers = Object.entries(instances[0]?.shareScopeMap['default'] ?? {}).map(
      ([key, versions]) => [key, Object.values(versions).map(({ get }) => get)] as const,
    );
    Reflect.set(window, '__providers', new Map(providers));
    return providers.map(([key]) => key);
  });

/** Finds the keys of the share scope for which any container has a provider or version other than the shell's. */
const findForeignKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { __INSTANCES__: instances } = Reflect.get(window, '__FEDERATION__') as Federation;
    const providers = Reflect.get(window, '__providers') as Map<string, unknown[]>;
    return instances.flatMap(({ name, shareScopeMap }) =>
      Object.entries(shareScopeMap['default'] ?? {}).flatMap(([key, versions]) => {
        const [first, ...others] = Object.values(versions);
        return others.length === 0 && first?.get === providers.get(key)?.[0] ? [] : [`${key} of ${name}`];
      }),
    );
  });

/** Walks from a shell page through all five areas without leaving the document. */
async function walk(page: Page, t: (id: string) => string): Promise<void> {
  await page.evaluate(() => {
    Reflect.set(window, '__samePage', true);
    history.pushState(null, '', '/landers/alonetonight');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.nav.login') })
    .click();
  await page.getByLabel(t('auth.login.name')).fill('premium');
  await page.getByLabel(t('shared.password.label'), { exact: true }).fill('Rendezvous-2026');
  await page
    .getByRole('button', { name: t('auth.login.submit'), exact: true })
    .last()
    .click();
  await page.waitForURL(/\/members/);
  const navigation = page.getByRole('navigation', { name: t('shell.nav.label') });
  await navigation.getByRole('link', { name: t('shell.nav.messages') }).click();
  await expect(page.getByText(t('chat.choose.title'))).toBeVisible();
  await navigation.getByRole('link', { name: t('shell.nav.credits') }).click();
  await page.waitForURL(/\/credits/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

test('R-021 after visiting all five areas in one page, every shared library exists once', async ({ page, t }) => {
  const loadedRemotes = new Set<string>();
  page.on('request', (request) => loadedRemotes.add(/\/r\/(mfe-[a-z]+)\/[^/]+\/remoteEntry\.js/.exec(request.url())?.[1] ?? ''));
  await page.goto('/pages/terms');
  const providerKeys = await rememberProviders(page);
  await walk(page, t);

  await test.step('the walk stayed in one page and loaded all remotes', async () => {
    expect(await page.evaluate(() => Reflect.get(window, '__samePage'))).toBe(true);
    expect([...loadedRemotes].filter(Boolean).sort()).toEqual([...REMOTES].sort());
  });

  await test.step('each library registered itself once', async () => {
    const counts = await page.evaluate(() => Reflect.get(window, '__rendezvousInstances') as Record<string, number>);
    const names = ['react', 'react-dom', 'react-dom/client', 'react-router-dom', 'mobx', 'mobx-react-lite', 'react-intl'];
    const emotion = ['@emotion/react', '@emotion/cache'];
    const doors = ['store', 'router', 'intl', 'ui', 'remote'].map((door) => `@rendezvous/shared/${door}`);
    expect(counts).toEqual(Object.fromEntries([...names, ...emotion, ...doors].map((name) => [name, 1])));
  });

  await test.step('the share scope has one version of each key, provided by the shell to every remote', async () => {
    expect(providerKeys).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'mobx', '@emotion/react', '@rendezvous/shared/store', '@rendezvous/shared/forms']),
    );
    expect(await findForeignKeys(page)).toEqual([]);
  });

  await test.step('MobX and Emotion also report a single instance', async () => {
    expect(await page.evaluate(() => Reflect.get(window, '__mobxInstanceCount'))).toBe(1);
    const caches = await page
      .locator('style[data-emotion]')
      .evaluateAll((styles) => [...new Set(styles.map((styleElement) => styleElement.getAttribute('data-emotion')?.split(' ')[0]))]);
    expect(caches.filter((key) => !key?.endsWith('-global'))).toHaveLength(1);
  });
});

test('R-021 no release of a remote contains a shared library', () => {
  const findLibraries = (file: string): string[] => {
    const text = readFileSync(file, 'utf8');
    return Object.entries(LIBRARY_MARKS).flatMap(([library, sign]) => (text.includes(sign) ? [library] : []));
  };
  const listScripts = (name: string): string[] => {
    const folder = path.join(ROOT, name, 'dist/release');
    return readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => path.join(folder, file));
  };
  const copies = REMOTES.flatMap(listScripts).flatMap((file) =>
    findLibraries(file).map((library) => `${library} in ${path.relative(ROOT, file)}`),
  );
  expect(copies).toEqual([]);
  expect(new Set(listScripts('shell').flatMap(findLibraries))).toEqual(new Set(Object.keys(LIBRARY_MARKS)));
});
