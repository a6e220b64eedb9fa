import { ApiError } from '@rendezvous/shared/http';
import { serverFieldErrors } from './useForm';

const NAMES = ['email', 'name'];

describe('serverFieldErrors', () => {
  it('returns the errors of the form in the order of its fields', () => {
    const error = new ApiError('validation', { fields: { name: 'username_taken', email: 'account_exists', other: 'validation' } });
    expect(serverFieldErrors(error, NAMES)).toEqual({
      fields: [
        ['email', 'account_exists'],
        ['name', 'username_taken'],
      ],
      rest: null,
    });
  });

  it('keeps an error that names no field of the form', () => {
    const error = new ApiError('validation', { fields: { other: 'validation' } });
    expect(serverFieldErrors(error, NAMES)).toEqual({ fields: [], rest: error });
  });

  it('R-163 returns no errors when the session has ended', () => {
    expect(serverFieldErrors(new ApiError('authentication_required'), NAMES)).toEqual({ fields: [], rest: null });
  });

  it.each([new TypeError('bug'), 'text', undefined])('turns %p into an error that can be described', (thrown) => {
    expect(serverFieldErrors(thrown, NAMES).rest).toBeInstanceOf(Error);
  });
});
