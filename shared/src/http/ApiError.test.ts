import { ApiError } from './ApiError';

test.each([
  [400, true],
  [403, true],
  [410, true],
  [422, true],
  [429, false],
  [500, false],
  [503, false],
  [0, false],
])('R-168 an answer %i is a refusal: %s', (status, isRefusal) => {
  expect(new ApiError('unknown', { status }).isRefusal).toBe(isRefusal);
});

test('R-168 whatever was thrown is a failed call', () => {
  const failure = new ApiError('token_invalid', { status: 410 });
  expect(ApiError.of(failure)).toBe(failure);
  expect(ApiError.of(new TypeError('boom'))).toMatchObject({ code: 'unknown', isRefusal: false });
});
