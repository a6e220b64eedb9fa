import { getPathToCache } from './StartUp';

const location = { pathname: '/landers/alonetonight', search: '?ref=x' };

function aBrowser(browser: object = {}, id = 'boot') {
  const page = document.implementation.createHTMLDocument();
  page.body.append(Object.assign(page.createElement('div'), { id }));
  return { document: page, location, navigator: { serviceWorker: { controller: null }, ...browser } as unknown as Navigator };
}

test('R-079 keeps what may be kept of the first visit’s page for the next visit, with its query', () => {
  expect(getPathToCache(aBrowser())).toBe('/landers/alonetonight?ref=x');
});

test.each([
  ['a page that came through the worker', aBrowser({ serviceWorker: { controller: {} } })],
  ['a page of somebody who saves data', aBrowser({ connection: { saveData: true } })],
  ['a page that is not of the site', aBrowser({}, 'other')],
])('%s is not fetched once more', (_, browser) => {
  expect(getPathToCache(browser)).toBeUndefined();
});
