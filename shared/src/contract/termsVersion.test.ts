import { termsVersion } from './termsVersion';

test.each([
  [null, '2023-12-01'],
  [{ added: 0 }, '2023-12-01'],
  [{ added: 1_717_236_000 }, '2024-06-01'],
])('R-194 the terms of a company added at %j have the version %s', (company, version) => {
  expect(termsVersion(company)).toBe(version);
});
