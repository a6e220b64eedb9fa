import { ApiError } from '@rendezvous/shared/http';
import { isShownAbove, toSignupErrors, findStepOfError } from './toSignupErrors';

describe('a rejected sign-up', () => {
  it.each([
    [
      'its fields',
      new ApiError('validation', { fields: { city: 'validation', name: 'username_taken' } }),
      { city: 'validation', name: 'username_taken' },
    ],
    ['the code alone', new ApiError('invite_invalid'), { invite_code: 'invite_invalid' }],
    [
      'the name the server has for a field',
      new ApiError('validation', { fields: { terms_version: 'consent_required' } }),
      { terms: 'consent_required' },
    ],
    ['only fields that are asked for', new ApiError('validation', { fields: { member_id: 'validation' } }), {}],
    ['nothing, when no field is to blame', new ApiError('server_error'), {}],
    ['nothing, when it is told above the step', new ApiError('account_exists', { fields: { email: 'account_exists' } }), {}],
  ])('R-171 marks %s', (_, error, errors) => {
    expect(toSignupErrors(error)).toEqual(errors);
  });

  it.each([
    ['sexuality_invalid', 0],
    ['dob_invalid', 1],
    ['username_taken', 3],
    ['account_exists', 3],
    ['self_excluded', 3],
    ['password_weak', 4],
    ['server_error', undefined],
    ['signups_closed', undefined],
  ] as const)('R-182 %s belongs to step %s', (code, step) => {
    expect(findStepOfError(new ApiError(code))).toBe(step);
  });

  it('R-171 opens the first of several affected steps', () => {
    expect(findStepOfError(new ApiError('validation', { fields: { password: 'password_weak', region: 'validation' } }))).toBe(2);
  });

  it('R-195 shows the link for an address that already has an account', () => {
    expect(isShownAbove(new ApiError('account_exists'))).toBe(true);
    expect(isShownAbove(new ApiError('email_invalid'))).toBe(false);
  });
});
