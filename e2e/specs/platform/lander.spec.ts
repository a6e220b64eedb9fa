import { LOCALES } from '@rendezvous/shared/contract';
import { expect, test } from '../../support/platformTest';
import { wrapRemote, createBuiltVariant, replaceMessage } from '../../support/createBuiltVariant';

const TITLE = 'landers.rainyday.title';

const ROUTE = { name: 'landers-rainyday', path: '/landers/rainyday', layout: 'Lander', access: 'public', titleKey: TITLE };

/** Code of a wrapper around `defineRemote` that adds a screen. */
const SCREEN_WRAPPER = `(define) => (name, parts) => {
  const Title = () => ({ $$typeof: Symbol.for('react.transitional.element'), type: 'h1', key: null, props: { children: 'A rainy day' } });
  return define(name, { ...parts, screens: { ...parts.screens, 'landers-rainyday': async () => Title } });
}`;

const titleEdits = LOCALES.map((locale) => replaceMessage(TITLE, 'A rainy day', locale));

test('R-019 marketing releases a new lander on its own, on the running, unchanged shell', async ({ page, site }) => {
  const shell = (await site.status()).remotes['shell']?.stable;
  expect((await page.goto('/landers/rainyday'))?.status()).toBe(404);
  const folder = createBuiltVariant('mfe-landers', {
    version: '1.1.0',
    edits: [wrapRemote(SCREEN_WRAPPER), ...titleEdits],
    release: ({ routes }) => ({ routes: [...routes, ROUTE] }),
  });
  await site.promote('mfe-landers', await site.publish('mfe-landers', folder));

  const reply = await page.goto('/landers/rainyday');
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'A rainy day' })).toBeVisible();
  await expect(page).toHaveTitle(/^A rainy day/);
  await page.goto('/landers/alonetonight');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect((await site.status()).remotes['shell']?.stable).toBe(shell);
});
