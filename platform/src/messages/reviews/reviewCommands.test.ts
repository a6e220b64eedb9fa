import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@rendezvous/shared/contract';
import { ROOT } from '../../build/shares';
import { MESSAGE_PACKAGES } from '../messageFolders';
import { listOpenReviews, review, summarizeReviews } from './reviewCommands';
import { countOpenReviews, findReviewFileProblems, formatReviews, readReviews } from './reviewFiles';
import { digestText } from './reviews';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'reviews-'));
  for (const name of ['one', 'two/demo']) {
    mkdirSync(path.join(root, name, 'lang'), { recursive: true });
    const area = name.slice(0, 3);
    for (const locale of LOCALES) write(name, locale, { [`${area}.bye.text`]: 'Bye', [`${area}.hello`]: 'Hello' });
    write(name, 'reviews', { [`${area}.bye.text`]: digestText('Bye'), [`${area}.hello`]: digestText('Hello') });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const getFile = (name: string, file: string): string => path.join(root, name, `lang/${file}.json`);
const write = (name: string, file: string, content: object): void => writeFileSync(getFile(name, file), formatReviews({ ...content }));
const getPlaces = () => ({ packages: ['one', 'two/demo'], root });

const changeHello = (): void => write('one', 'en', { 'one.bye.text': 'Bye', 'one.hello': 'Good morning' });
const deleteReviews = (): void => rmSync(getFile('two/demo', 'reviews'));

describe('npm run texts -- open', () => {
  it('R-104 lists the texts that wait, each with its English and its translations', () => {
    expect(listOpenReviews(undefined, getPlaces())).toEqual(['0 of 4 texts wait for review']);
    changeHello();
    expect(listOpenReviews('de', getPlaces())).toEqual([
      ...['one.hello', '  en  Good morning', '  de  Hello'],
      '1 of 4 texts waits for review: nl 1, de 1, it 1, fr 1, es 1, pl 1, da 1, fi 1, nb 1, sv 1',
    ]);
    expect(listOpenReviews(undefined, getPlaces())).toHaveLength(1 + LOCALES.length + 1);
  });

  it('R-104 says so where a translation is missing; a package without reviews waits for all', () => {
    deleteReviews();
    write('two/demo', 'fi', {});
    expect(listOpenReviews('fi', getPlaces()).slice(0, 3)).toEqual(['two.bye.text', '  en  Bye', '  fi  (not translated)']);
  });
});

describe('npm run texts -- review', () => {
  it('R-104 marks what waits in a language, and says what it marked', () => {
    changeHello();
    expect(review('de', [], getPlaces())[0]).toBe('one.hello is reviewed in de');
    expect(readReviews('one', root)['one.hello']).toBe(`${digestText('Good morning')} nl it fr es pl da fi nb sv`);
    expect(review('all', [], getPlaces()).at(-1)).toBe('0 of 4 texts wait for review');
    expect(readFileSync(getFile('one', 'reviews'), 'utf8')).toBe(
      `{\n  "one.bye.text": "${digestText('Bye')}",\n  "one.hello": "${digestText('Good morning')}"\n}\n`,
    );
  });

  it.each([
    [['two.bye'], ['two.bye.text']],
    [['two.bye.text'], ['two.bye.text']],
    [['two.'], ['two.bye.text', 'two.hello']],
  ])('R-104 marks only the texts %j', (names, ids) => {
    deleteReviews();
    review('all', names, getPlaces());
    expect(Object.keys(readReviews('two/demo', root))).toEqual(ids);
  });

  it('R-104 leaves a text open that is not translated', () => {
    deleteReviews();
    write('two/demo', 'fi', { 'two.hello': ' ' });
    expect(review('fi', ['two.hello'], getPlaces())).toContain('two.hello has no text in fi');
    expect(readReviews('two/demo', root)).toEqual({});
  });

  it('R-104 is not a word of its own: it needs a language that exists, and names that exist', () => {
    expect(() => review(undefined, [], getPlaces())).toThrow('npm run texts -- review --lang de');
    expect(() => review('en', [], getPlaces())).toThrow('en is not a translation; use all or one of nl, de,');
    expect(() => review('de', ['one.hel'], getPlaces())).toThrow('No message is called one.hel.');
  });
});

describe('the reviews of packages', () => {
  it('R-104 are counted by language over the folders of a release', () => {
    changeHello();
    review('all', [], getPlaces());
    write('two/demo', 'reviews', { 'two.bye.text': `${digestText('Bye')} de fi`, 'two.hello': `${digestText('Hello')} fi` });
    expect(countOpenReviews([path.join(root, 'one'), path.join(root, 'two/demo')])).toEqual({ de: 1, fi: 2 });
    expect(countOpenReviews([path.join(root, 'one')])).toEqual({});
  });

  it.each(MESSAGE_PACKAGES)('R-104 of %s are whole, sorted by id and formatted', (name) => {
    const file = path.join(ROOT, name, 'lang/reviews.json');
    const reviews = readReviews(name);
    expect(findReviewFileProblems(name)).toEqual([]);
    expect(readFileSync(file, 'utf8')).toBe(
      formatReviews(Object.fromEntries(Object.entries(reviews).sort(([a], [b]) => (a < b ? -1 : 1)))),
    );
  });

  it('R-104 are summed up for all packages', () => {
    expect(summarizeReviews()).toMatch(/^\d+ of \d,\d{3} texts waits? for review/);
  });
});
