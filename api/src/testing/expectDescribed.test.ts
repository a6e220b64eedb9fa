import { testApi } from './testApi';
import { expectDescribed } from './expectDescribed';

const api = testApi();

const refusal =
  (url: string, code: string, fields: object = {}) =>
  () =>
    expectDescribed(api.app, { method: 'POST', url, status: 409, body: { error: { code, message: '', fields } } });

test('R-364 an error code that the call does not declare is detected, in a field too', () => {
  expect(refusal('/api/chat.php', 'not_enough_credits')).not.toThrow();
  expect(refusal('/api/chat.php', 'code_used')).toThrow('POST /api/chat.php answered 409 with code_used, which the call does not declare.');
  expect(refusal('/api/signup.php', 'validation', { name: 'username_taken' })).not.toThrow();
  expect(refusal('/api/signup.php', 'validation', { name: 'iban_invalid' })).toThrow('iban_invalid');
});

test('R-364 access rights and limits declare their own error codes', () => {
  expect(refusal('/api/chat.php', 'age_check_needed')).not.toThrow();
  expect(refusal('/api/complaint.php', 'age_check_needed')).toThrow('age_check_needed');
  expect(refusal('/api/password-reset.php', 'reset_limit')).not.toThrow();
  expect(refusal('/api/password-reset.php', 'rate_limited')).toThrow('rate_limited');
  expect(refusal('/api/moderation.php', 'not_found')).not.toThrow();
});
