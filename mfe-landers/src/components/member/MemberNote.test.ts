import { shortenNote } from './MemberNote';

describe('R-344 a short note', () => {
  it.each([
    [null, null],
    ['  ', null],
    ['Likes long walks.', 'Likes long walks.'],
  ])('of %j is %j', (note, shortNote) => {
    expect(shortenNote(note)).toBe(shortNote);
  });

  it('ends with a whole word', () => {
    const shortNote = shortenNote('One two three, '.repeat(30)) ?? '';
    expect(shortNote.length).toBeLessThanOrEqual(181);
    expect(shortNote).toMatch(/(One|two|three)…$/);
  });

  it('cuts a text without word breaks', () => {
    expect(shortenNote('x'.repeat(500))).toBe(`${'x'.repeat(180)}…`);
  });
});
