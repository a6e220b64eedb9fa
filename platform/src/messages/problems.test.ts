import { findCatalogueProblems } from './problems';

const english = { 'chat.count': '{count, plural, one {# message} other {# messages}}', 'chat.hello': 'Hello {name}' };

describe('R-104 findCatalogueProblems', () => {
  test('R-104 finds nothing wrong with a complete catalogue', () => {
    const dutch = { 'chat.count': '{count, plural, one {# bericht} other {# berichten}}', 'chat.hello': 'Hoi {name}' };
    expect(findCatalogueProblems('nl', english, dutch)).toEqual([]);
  });

  test.each([
    ['a missing key', { 'chat.hello': 'Hoi {name}' }, 'chat.count is missing'],
    ['a key left over', { ...english, 'chat.old': 'Weg' }, 'chat.old is no longer in use'],
    ['an empty text', { ...english, 'chat.hello': ' ' }, 'chat.hello is empty'],
    ['letters of a wrong encoding', { ...english, 'chat.hello': 'GrÃ¼ezi {name}' }, 'chat.hello was saved in a wrong encoding'],
    ['another variable', { ...english, 'chat.hello': 'Hoi {naam}' }, 'chat.hello uses {naam} instead of {name}'],
  ])('R-104 finds %s', (_, texts, problem) => {
    expect(findCatalogueProblems('nl', english, texts)).toContain(problem);
  });

  test('R-104 finds a broken message', () => {
    expect(findCatalogueProblems('nl', english, { ...english, 'chat.hello': 'Hoi {name' })[0]).toMatch(/not a valid message/);
  });

  test('R-104 requires the plural categories of the language', () => {
    const polish = { 'chat.count': '{count, plural, one {# x} other {# y}}', 'chat.hello': 'Hej {name}' };
    expect(findCatalogueProblems('pl', english, polish)).toEqual(['chat.count lacks the plural many, few']);
  });
});
