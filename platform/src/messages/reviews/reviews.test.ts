import {
  carryReviews,
  countByLocale,
  digestText,
  findOpenReviews,
  findReviewProblems,
  formatOpenReviews,
  markAllReviewed,
  markReviewed,
  TRANSLATIONS,
} from './reviews';

const english = { 'x.bye': 'Bye', 'x.hello': 'Hello' };
const [BYE, HELLO, MORNING] = ['Bye', 'Hello', 'Good morning'].map(digestText) as [string, string, string];
const reviewed = { 'x.bye': BYE, 'x.hello': HELLO };

describe('the review of translations', () => {
  it('R-104 is done when the entry has the digest of the English text and no locale', () => {
    expect(findOpenReviews(english, reviewed)).toEqual({});
    expect(HELLO).toMatch(/^[0-9a-f]{8}$/);
  });

  it.each([
    ['a text without an entry, in all languages', {}, TRANSLATIONS],
    ['a text that was changed, in all languages', { 'x.hello': MORNING }, TRANSLATIONS],
    ['a text that was changed while some were open, in all languages', { 'x.hello': `${MORNING} de` }, TRANSLATIONS],
    ['the languages that are listed', { 'x.hello': `${HELLO} fi de` }, ['de', 'fi']],
  ])('R-104 is open for %s', (_, reviews, locales) => {
    expect(findOpenReviews(english, { 'x.bye': BYE, ...reviews })).toEqual({ 'x.hello': locales });
  });

  it('R-104 is looked for in some languages', () => {
    expect(findOpenReviews(english, { ...reviewed, 'x.hello': `${HELLO} de` }, ['fi'])).toEqual({});
    expect(findOpenReviews(english, {}, ['fi'])).toEqual({ 'x.bye': ['fi'], 'x.hello': ['fi'] });
  });

  it('R-104 is done in one language, then in the others', () => {
    const once = markReviewed(english, { 'x.bye': BYE, 'x.hello': MORNING }, { 'x.hello': ['de', 'fi'] });
    expect(once).toEqual({ 'x.bye': BYE, 'x.hello': `${HELLO} nl it fr es pl da nb sv` });
    expect(markAllReviewed(english, once)).toEqual(reviewed);
  });

  it('R-104 stays sorted by id, whatever was marked first', () => {
    expect(Object.keys(markReviewed(english, { 'x.hello': HELLO }, { 'x.bye': [...TRANSLATIONS] }))).toEqual(['x.bye', 'x.hello']);
  });
});

describe('the reviews after a change of the English texts', () => {
  const changed = { 'x.bye': 'Bye', 'x.hello': 'Good morning' };

  it('R-104 are open again for the changed text', () => {
    const reviews = carryReviews(reviewed, english, changed, false);
    expect(findOpenReviews(changed, reviews)).toEqual({ 'x.hello': TRANSLATIONS });
  });

  it('R-104 stay as they are where only a slip of the pen was mended', () => {
    const reviews = carryReviews({ 'x.bye': BYE, 'x.hello': `${HELLO} de` }, english, changed, true);
    expect(reviews).toEqual({ 'x.bye': BYE, 'x.hello': `${MORNING} de` });
  });

  it('R-104 stay open after such a slip where the text had changed before', () => {
    const reviews = carryReviews({ 'x.bye': BYE, 'x.hello': digestText('Hi') }, english, changed, true);
    expect(findOpenReviews(changed, reviews)).toEqual({ 'x.hello': TRANSLATIONS });
  });

  it('R-104 lose the entries of removed texts; new texts have none yet', () => {
    const reviews = carryReviews(reviewed, english, { 'x.hello': 'Hello', 'x.new': 'New' }, false);
    expect(reviews).toEqual({ 'x.hello': HELLO });
  });
});

describe('what is said about reviews', () => {
  it('R-104 counts the texts that wait, and the translations of each language', () => {
    const openReviews = findOpenReviews(english, { 'x.bye': `${BYE} de`, 'x.hello': `${HELLO} de fi` });
    expect(countByLocale(openReviews)).toEqual({ de: 2, fi: 1 });
    expect(formatOpenReviews(openReviews, 1_244)).toBe('2 of 1,244 texts wait for review: de 2, fi 1');
    expect(formatOpenReviews({ 'x.bye': ['de'] }, 2)).toBe('1 of 2 texts waits for review: de 1');
    expect(formatOpenReviews({}, 2)).toBe('0 of 2 texts wait for review');
  });

  it.each([
    [{ 'x.old': BYE }, 'x.old is no longer in use'],
    [{ 'x.bye': 'reviewed' }, 'x.bye is not a digest followed by locales: reviewed'],
    [{ 'x.bye': `${BYE} en` }, `x.bye is not a digest followed by locales: ${BYE} en`],
    [{ 'x.bye': `${BYE} de  fi` }, `x.bye is not a digest followed by locales: ${BYE} de  fi`],
  ])('R-104 %j is reported', (entry, problem) => {
    expect(findReviewProblems(english, { ...reviewed, ...entry })).toEqual([problem]);
  });

  it('R-104 an open review is not a problem of the file', () => {
    expect(findReviewProblems(english, { 'x.hello': `${BYE} de fi` })).toEqual([]);
  });
});
