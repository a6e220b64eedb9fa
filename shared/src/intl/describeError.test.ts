import { ApiError } from '@rendezvous/shared/http';
import { describeCode, describeError } from './describeError';
import { testIntl } from './testIntl';

const intl = testIntl();
const FIRST_OF_MAY = new Date(2026, 4, 1, 12).getTime() / 1000;

describe('describing errors', () => {
  it.each([
    ['login_failed', {}, 'Login failed, please try again'],
    ['login_blocked', { minutes: 15 }, 'Too many incorrect attempts, account blocked for 15 min.'],
    ['server_error', {}, 'An error occured, please try again later.'],
    ['unknown', {}, 'An error has occurred.'],
    ['mail_change_invalid', {}, 'New email adress is invalid.'],
    ['not_enough_credits', {}, 'You do not have enough credits to send this message'],
    ['blocked_by_member', { name: 'Anna' }, "You're blocked by Anna. You do not have access to this page."],
    ['self_excluded', { ends: 'later', date: FIRST_OF_MAY }, 'Access is blocked until May 1, 2026 at the request of the account holder'],
    ['token_invalid', {}, 'Link expired or invalid, request a new email'],
  ] as const)('R-169 the text for %s matches the specification word for word', (code, params, text) => {
    expect(describeError(intl, new ApiError(code, { params }))).toBe(text);
  });

  it('R-168 an unknown code is shown as "An error has occurred."', () => {
    expect(describeCode(intl, 'from_a_newer_server')).toBe('An error has occurred.');
    expect(describeError(intl, new Error('bug'))).toBe('An error has occurred.');
  });

  it('R-091 a ban without an end is described without a date', () => {
    expect(describeCode(intl, 'self_excluded', { ends: 'never' })).toBe('Access is blocked for good at the request of the account holder');
  });

  it('R-106 dates and amounts in errors are formatted', () => {
    expect(describeCode(intl, 'pending_deletion', { date: FIRST_OF_MAY })).toContain('May 1, 2026');
    expect(describeCode(intl, 'code_minimum', { amount: 2500, currency: 'EUR' })).toBe('Minimum order value €25.00');
  });
});
