import { LOCALES } from '@rendezvous/shared/contract';
import { expect, test } from '../../support/platformTest';
import { buildVariant, replace } from '../../support/variant';

test.use({ siteOf: 'lander' });

const ROUTE = `,
    {
      "name": "landers-rainyday",
      "path": "/landers/rainyday",
      "layout": "Lander",
      "access": "public",
      "titleKey": "landers.rainyday.title"
    }
  ],
  "slots"`;

const SCREEN = `import { FormattedMessage } from '@rendezvous/shared/intl';
import { Page } from '@rendezvous/shared/ui';

export const RainyDayScreen = () => (
  <Page title={<FormattedMessage id="landers.rainyday.title" defaultMessage="A rainy day" description="Title" />}>{null}</Page>
);
`;

const LOADER = `  screens: {
    'landers-rainyday': () => import(/* webpackChunkName: "screen-landers-rainyday" */ './screens/RainyDayScreen').then((m) => m.RainyDayScreen),`;

test('R-019 marketing releases a new lander alone, on the running and unchanged shell', async ({ page, site }) => {
  const shell = (await site.status()).remotes['shell']?.stable;
  expect((await page.goto('/landers/rainyday'))?.status()).toBe(404);
  const folder = await buildVariant('mfe-landers', 'rainyday', {
    version: '1.1.0',
    edit: {
      'remote.json': (text) => text.replace(/\s*\],\s*"slots"/, ROUTE),
      'src/remote.ts': replace('  screens: {', LOADER),
      'src/screens/RainyDayScreen.tsx': () => SCREEN,
      ...Object.fromEntries(
        LOCALES.map((locale) => [`lang/${locale}.json`, replace('{', '{\n  "landers.rainyday.title": "A rainy day",')]),
      ),
    },
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
