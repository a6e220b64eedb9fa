import { pageToKeep } from './pageToKeep';

const location = { pathname: '/landers/alonetonight', search: '?ref=x' };

function aBrowser(rendered: object | undefined, browser: object = {}) {
  const page = document.implementation.createHTMLDocument();
  page.body.append(Object.assign(page.createElement('div'), { id: 'boot', textContent: JSON.stringify({ rendered }) }));
  return { document: page, location, navigator: { serviceWorker: { controller: null }, ...browser } as unknown as Navigator };
}

const everybodys = { frame: false, slots: [], key: 'page' };

test('R-079 the page of the first visit is kept for the next one, with its query', () => {
  expect(pageToKeep(aBrowser(everybodys))).toBe('/landers/alonetonight?ref=x');
});

test.each([
  ['one person’s page', aBrowser({ frame: false, slots: [] })],
  ['a page that the browser made', aBrowser(undefined)],
  ['a page that came through the worker', aBrowser(everybodys, { serviceWorker: { controller: {} } })],
  ['a page of somebody who saves data', aBrowser(everybodys, { connection: { saveData: true } })],
])('%s is not fetched once more', (_, browser) => {
  expect(pageToKeep(browser)).toBeUndefined();
});
