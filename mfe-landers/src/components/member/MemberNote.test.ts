import { shortenNote } from './MemberNote';

describe('R-344 a short note', () => {
  it.each([
    [null, null],
    ['  ', null],
    ['Likes long walks.', 'Likes long walks.'],
  ])('of %j is %j', (note, short) => {
    expect(shortenNote(note)).toBe(short);
  });

  it('ends with a whole word', () => {
    const short = shortenNote('One two three, '.repeat(30)) ?? '';
    expect(short.length).toBeLessThanOrEqual(181);
    expect(short).toMatch(/(One|two|three)…$/);
  });

  it('cuts a text without word breaks', () => {
    expect(shortenNote('x'.repeat(500))).toBe(`${'x'.repeat(180)}…`);
  });
});
