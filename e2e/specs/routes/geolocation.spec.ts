import { navigateWithin } from './navigateWithin';
import { expect, test } from './routeTest';

test.use({ role: 'premium', geolocation: { latitude: 52.3702, longitude: 4.8952 }, permissions: ['geolocation'] });

const HOUR_MS = 3_600_000;

test('R-083 R-084 no page requests the location on its own; when requested, the browser may return a position up to an hour old', async ({
  page,
  t,
}) => {
  await page.addInitScript(() => {
    const requestedOptions: (PositionOptions | undefined)[] = [];
    const getPosition = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (onSuccess, onError, options) => {
      requestedOptions.push(options);
      getPosition(onSuccess, onError, options);
    };
    navigator.geolocation.watchPosition = () => requestedOptions.push(undefined);
    Reflect.set(window, '__asked', requestedOptions);
  });
  const readRequests = (): Promise<PositionOptions[]> => page.evaluate(() => Reflect.get(window, '__asked') as PositionOptions[]);
  await page.goto('/members');
  for (const address of ['/settings', '/chats', '/likes', '/members', '/profile']) {
    await navigateWithin(page, address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(await readRequests()).toEqual([]);

  await page.getByRole('button', { name: t('members.own.locate') }).click();
  await expect(page.getByText(t('members.own.located', { city: 'Amsterdam' }))).toBeVisible();
  expect(await readRequests()).toEqual([expect.objectContaining({ maximumAge: HOUR_MS })]);
});
