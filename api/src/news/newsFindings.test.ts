import { LOCALES } from '@rendezvous/shared/contract';
import { aNewsDocument } from '../testing/aNewsDocument';
import { newsFindings, parseNews } from './newsFindings';

/** Problems of the example with some German texts replaced. */
const findGermanProblems = (texts: object): string[] => {
  const example = aNewsDocument();
  const changedDocument = { ...example, texts: { ...example.texts, de: { ...example.texts.de, ...texts } } };
  // JSON drops undefined fields, so that the fields are missing as in a file.
  return newsFindings(JSON.parse(JSON.stringify(changedDocument))).map(({ path, problem }) => `${path} ${problem}`);
};

test('R-085 the example of the documentation can be sent', () => {
  expect(newsFindings(aNewsDocument())).toEqual([]);
  expect(
    newsFindings(aNewsDocument({ kind: 'offers', path: '/credits?from=mail', audience: { premium: false, countries: ['NL'] } })),
  ).toEqual([]);
});

test.each(LOCALES)('R-085 a document without %s is refused', (locale) => {
  const { texts, ...document } = aNewsDocument();
  const otherTexts = Object.fromEntries(Object.entries(texts).filter(([name]) => name !== locale));
  expect(newsFindings({ ...document, texts: otherTexts })).toEqual([{ path: `texts.${locale}`, problem: 'is missing' }]);
});

test.each([
  ['an empty text', { subject: ' ' }, ['texts.de.subject is empty']],
  ['a missing text', { push: undefined }, ['texts.de.push is missing']],
  ['no paragraph', { paragraphs: [] }, ['texts.de.paragraphs must not have fewer than 1 items']],
  ['an empty paragraph', { paragraphs: ['Hallo.', ''] }, ['texts.de.paragraphs.1 is empty']],
  ['a long text', { push: 'x'.repeat(121) }, ['texts.de.push must not have more than 120 characters']],
  ['an unknown field', { title: 'Neu' }, ['texts.de.title is not known']],
  ['an unknown placeholder', { subject: 'Hallo {nam}' }, ['texts.de.subject has the unknown placeholder {nam}; there are {name}, {site}']],
  ['a loose brace', { subject: 'Hallo {name' }, ['texts.de.subject has a brace that belongs to no placeholder; there are {name}, {site}']],
  ['markup', { subject: '<b>Neu</b>' }, ['texts.de.subject has markup or a line break; it is one line of plain text']],
  [
    'another way to address the reader',
    { push: 'Probieren Sie es' },
    [expect.stringMatching(/^texts\.de\.push may address the reader formally/)],
  ],
  [
    'typewriter signs',
    { paragraphs: ['Hallo "{name}".'] },
    [expect.stringMatching(/^texts\.de\.paragraphs\.0 has straight quotation marks/)],
  ],
  ['a line break', { push: 'Neu\nheute' }, ['texts.de.push has markup or a line break; it is one line of plain text']],
])('R-085 %s is refused', (_name, texts, problems) => {
  expect(findGermanProblems(texts)).toEqual(problems);
});

test.each(['https://evil.example/x', 'http://evil.example', 'www.evil.example', 'evil.com', 'EVIL.com/x', 'info@evil.com', 'münchen.de'])(
  'R-085 a text with the link %s is refused',
  (link) => {
    expect(findGermanProblems({ push: `Neu auf ${link} heute` })).toEqual([expect.stringMatching(/^texts\.de\.push has the link /)]);
  },
);

test.each(['Das ist neu, z.B. heute.', 'Um 19.30 Uhr, m.in. dla ciebie, o.ä.', 'Neu: 3.5 Minuten …', 'Fini ! Tu viens ?'])(
  'R-085 an abbreviation or a number is not a link: %s',
  (text) => {
    expect(findGermanProblems({ push: text })).toEqual([]);
  },
);

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'credits', '', '/a b', '/api/user.php', '/r/x', '/platform'])(
  'R-085 a path that leaves the site, or is no page, is refused: "%s"',
  (path) => {
    expect(newsFindings(aNewsDocument({ path }))).toEqual([{ path: 'path', problem: 'is not a page of the site, such as /credits' }]);
  },
);

test('R-085 paragraphs that were not translated are named', () => {
  const { paragraphs } = aNewsDocument().texts.en;
  expect(findGermanProblems({ paragraphs })).toEqual(['texts.de.paragraphs are the English ones']);
});

test('R-085 unknown kinds, audiences and fields are refused, all at once', () => {
  const problems = newsFindings({
    ...aNewsDocument(),
    id: 'Summer 2026',
    kind: 'news',
    audience: { countries: ['UK'], languages: [], sex: 'female' },
    colour: 'red',
  });
  expect(problems.map(({ path }) => path).sort()).toEqual([
    'audience.countries.0',
    'audience.languages',
    'audience.sex',
    'colour',
    'id',
    'kind',
  ]);
  expect(problems.find(({ path }) => path === 'kind')?.problem).toBe('is not one of offers, product_news');
});

test.each([null, [], 'text', 7, {}])('R-085 what is no document is refused: %j', (document) => {
  expect(newsFindings(document)).not.toEqual([]);
  expect(() => parseNews(document)).toThrow();
});
