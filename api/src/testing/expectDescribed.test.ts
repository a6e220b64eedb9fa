import { testApi } from './testApi';
import { expectDescribed } from './expectDescribed';

const api = testApi();

const createRejectionCheck =
  (url: string, code: string, fields: object = {}) =>
  () =>
    expectDescribed(api.app, { method: 'POST', url, status: 409, body: { error: { code, message: '', fields } } });

test('R-364 an error code that the call does not declare is detected, in a field too', () => {
  expect(createRejectionCheck('/api/chat.php', 'not_enough_credits')).not.toThrow();
  expect(createRejectionCheck('/api/chat.php', 'code_used')).toThrow(
    'POST /api/chat.php answered 409 with code_used, which the call does not declare.',
  );
  expect(createRejectionCheck('/api/signup.php', 'validation', { name: 'username_taken' })).not.toThrow();
  expect(createRejectionCheck('/api/signup.php', 'validation', { name: 'iban_invalid' })).toThrow('iban_invalid');
});

test('R-364 access rights and limits declare their own error codes', () => {
  expect(createRejectionCheck('/api/chat.php', 'age_check_needed')).not.toThrow();
  expect(createRejectionCheck('/api/complaint.php', 'age_check_needed')).toThrow('age_check_needed');
  expect(createRejectionCheck('/api/password-reset.php', 'reset_limit')).not.toThrow();
  expect(createRejectionCheck('/api/password-reset.php', 'rate_limited')).toThrow('rate_limited');
  expect(createRejectionCheck('/api/moderation.php', 'not_found')).not.toThrow();
});
