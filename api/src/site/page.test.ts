import { LOCALES } from '@rendezvous/shared/contract';
import { allPages, PAGE_TOKENS, type Pages } from '../content/pages/allPages';
import { testApi } from '../testing/testApi';

const api = testApi();
const requestPage = (token: string, locale = 'en') => api.visitor.get('/api/page.php', { token, locale });
const countParagraphs = (pages: Pages) => PAGE_TOKENS.map((token) => pages[token].sections.map(({ paragraphs }) => paragraphs.length));
const findPlaceholders = (pages: Pages) => (JSON.stringify(pages).match(/\{\w+\}/g) ?? []).sort();

test.each(PAGE_TOKENS)('R-010 R-396 the page %s exists with its values filled in', async (token) => {
  const { status, body } = await requestPage(token);
  expect(status).toBe(200);
  expect(body.page.token).toBe(token);
  expect(JSON.stringify(body.page)).not.toMatch(/\{\w+\}/);
});

test.each(LOCALES)('R-010 in %s no section, paragraph or value is missing', (locale) => {
  expect(countParagraphs(allPages[locale])).toEqual(countParagraphs(allPages.en));
  expect(findPlaceholders(allPages[locale])).toEqual(findPlaceholders(allPages.en));
});

test.each(LOCALES)('R-362 the privacy page lists the six columns of the figures of landers in %s', (locale) => {
  const [, columns = ''] = /: ([^.:]+)\./.exec(allPages[locale].privacy.sections[2]?.paragraphs[0] ?? '') ?? [];
  expect(columns.split(', ')).toHaveLength(5);
});

test('R-093 the return policy names the number of days of the domain, the customer service page the company', async () => {
  expect((await requestPage('return-policy')).body.page.sections[0].heading).toContain('14 days');
  expect(JSON.stringify((await requestPage('service')).body)).toContain('Rendezvous Media B.V.');
});

test('R-011 R-396 an unknown page is 404, an unknown language 422', async () => {
  expect(await requestPage('nothing-here')).toMatchObject({ status: 404, body: { error: { code: 'page_not_found' } } });
  expect((await requestPage('faq', 'xx')).status).toBe(422);
});
