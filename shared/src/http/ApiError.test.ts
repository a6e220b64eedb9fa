import { ApiError } from './ApiError';

test.each([
  [400, true],
  [403, true],
  [408, false],
  [410, true],
  [422, true],
  [429, false],
  [500, false],
  [503, false],
  [0, false],
])('R-168 a reply with status %i is a refusal: %s', (status, isRefusal) => {
  expect(new ApiError('unknown', { status }).isRefusal).toBe(isRefusal);
});

test.each([
  [0, true],
  [408, true],
  [429, true],
  [502, true],
  [503, true],
  [504, true],
  [200, false],
  [403, false],
  [422, false],
  [500, false],
])('R-161 R-282 after a reply with status %i the same call may succeed a moment later: %s', (status, isPassing) => {
  expect(new ApiError('server_error', { status }).isPassing).toBe(isPassing);
});

test('R-282 an error that did not come from a call is not temporary', () => {
  expect(ApiError.of(new TypeError('boom')).isPassing).toBe(false);
});

test('R-168 any thrown value is converted to a failed call', () => {
  const failure = new ApiError('token_invalid', { status: 410 });
  expect(ApiError.of(failure)).toBe(failure);
  expect(ApiError.of(new TypeError('boom'))).toMatchObject({ code: 'unknown', isRefusal: false });
});
