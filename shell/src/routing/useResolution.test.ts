import { hasStayedOnPage } from './useResolution';

beforeEach(() => window.history.replaceState(null, '', '/settings'));

test('R-178 a member who ends the session and navigates away a moment later is not kept on the page', async () => {
  const stayPromise = hasStayedOnPage();
  for (let tick = 0; tick < 20; tick += 1) await Promise.resolve();
  window.history.pushState(null, '', '/');
  expect(await stayPromise).toBe(false);
});

test('R-018 a session that ended by itself leaves the member where they are', async () => {
  expect(await hasStayedOnPage()).toBe(true);
});
