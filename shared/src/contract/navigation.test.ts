import { badgedTitle, countBadge, creditsBadge } from './navigation';

describe('badges', () => {
  it.each([
    [0, ''],
    [1, '1'],
    [99, '99'],
    [100, '99+'],
    [5_000, '99+'],
  ])('R-033 R-034 a count of %d shows as "%s"', (count, text) => {
    expect(countBadge(count)).toBe(text);
  });

  it.each([
    [0, { tone: 'danger', text: '0' }],
    [1, { tone: 'warning', text: '1' }],
    [10, { tone: 'warning', text: '10' }],
    [11, null],
  ])('R-036 a balance of %d shows as %j', (credits, badge) => {
    expect(creditsBadge(credits)).toEqual(badge);
  });

  it.each([
    [0, 'Likes'],
    [1, '(1) Likes'],
    [120, '(120) Likes'],
  ])('R-073 with %d new items the title is "%s"', (news, title) => {
    expect(badgedTitle('Likes', news)).toBe(title);
  });
});
