import { getPathToCache } from './StartUp';

const location = { pathname: '/landers/alonetonight', search: '?ref=x' };

function aBrowser(browser: object = {}, id = 'boot') {
  const page = document.implementation.createHTMLDocument();
  page.body.append(Object.assign(page.createElement('div'), { id }));
  return { document: page, location, navigator: { serviceWorker: { controller: null }, ...browser } as unknown as Navigator };
}

test('R-079 returns the path and query of a first visit’s page, to be cached for the next visit', () => {
  expect(getPathToCache(aBrowser())).toBe('/landers/alonetonight?ref=x');
});

test.each([
  ['a page that came through the worker', aBrowser({ serviceWorker: { controller: {} } })],
  ['a page of somebody who saves data', aBrowser({ connection: { saveData: true } })],
  ['a page that is not of the site', aBrowser({}, 'other')],
])('%s is not fetched again', (_, browser) => {
  expect(getPathToCache(browser)).toBeUndefined();
});
