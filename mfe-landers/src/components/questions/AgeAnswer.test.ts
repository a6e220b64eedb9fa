import { listBirthYears } from './AgeAnswer';

it('R-190 offers birth years up to age 99, including those of minors', () => {
  const years = listBirthYears(Date.UTC(2026, 5, 1));
  expect(years).toEqual(expect.arrayContaining(['2009', '2008', '1927']));
  expect(years.at(-1)).toBe('1926');
  expect(new Set(years).size).toBe(years.length);
});
