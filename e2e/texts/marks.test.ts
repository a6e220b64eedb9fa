import { parse } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { findMarkedSpans, markCatalogue, markMessage, markText, removeMarks } from './marks';

const format = (text: string, number: number, values: Record<string, string | number> = {}): string =>
  String(new IntlMessageFormat(markMessage(parse(text), number), 'fi').format(values));

const readSpans = (text: string): [number, string][] =>
  findMarkedSpans(text).map(({ number, start, end }) => [number, removeMarks(text.slice(start, end))]);

describe('a marked message', () => {
  it.each([
    ['Kirjaudu', {}, 'Kirjaudu'],
    ['{count, plural, one {# viesti} other {# viestiä}}', { count: 3 }, '3 viestiä'],
    ['Hei {name}', { name: 'Aino' }, 'Hei Aino'],
  ])('%s keeps its words and tells its number', (text, values, shown) => {
    const formatted = format(text, 1234, values);
    expect(readSpans(`… ${formatted} …`)).toEqual([[1234, shown]]);
    expect(removeMarks(formatted)).toBe(shown);
  });

  it('inside another one is found in it', () => {
    const inner = format('tykkäykset', 7);
    expect(readSpans(format('Avaa {place}', 8191, { place: inner }))).toEqual([
      [7, 'tykkäykset'],
      [8191, 'Avaa tykkäykset'],
    ]);
  });

  it('whose end was cut off ends at the next mark', () => {
    const cutText = format('Pitkä teksti', 5).slice(0, 20);
    expect(readSpans(cutText)).toEqual([[5, 'Pitkä ']]);
    expect(readSpans(`${cutText}${format('Sulje', 3)}, ${format('Avaa', 4)}`)).toEqual([
      [3, 'Sulje'],
      [4, 'Avaa'],
      [5, 'Pitkä '],
    ]);
  });

  it('is what a control on the page is called', () => {
    expect(format('Sulje', 3)).toBe(markText('Sulje', 3));
  });
});

describe('a marked catalogue', () => {
  it('has the positions of its ids as numbers', () => {
    const catalogue = JSON.stringify({ 'a.one': parse('Yksi'), 'a.two': parse('Kaksi'), 'b.other': parse('Muu') });
    const marked = JSON.parse(markCatalogue(catalogue, ['z.first', 'a.two', 'a.one'])) as Record<string, { value: string }[]>;
    const getText = (id: string): string => (marked[id] ?? []).map(({ value }) => value).join('');
    expect(['a.one', 'a.two', 'b.other'].map((id) => readSpans(getText(id)))).toEqual([[[2, 'Yksi']], [[1, 'Kaksi']], []]);
    expect(getText('b.other')).toBe('Muu');
  });
});
