import { ApiError } from '@rendezvous/shared/http';
import { splitServerError } from './useForm';

const NAMES = ['email', 'name'];

describe('splitServerError', () => {
  it('returns the errors of the form in the order of its fields', () => {
    const error = new ApiError('validation', { fields: { name: 'username_taken', email: 'account_exists', other: 'validation' } });
    expect(splitServerError(error, NAMES)).toEqual({
      fields: [
        ['email', 'account_exists'],
        ['name', 'username_taken'],
      ],
      rest: null,
    });
  });

  it('keeps an error that names no field of the form', () => {
    const error = new ApiError('validation', { fields: { other: 'validation' } });
    expect(splitServerError(error, NAMES)).toEqual({ fields: [], rest: error });
  });

  it('R-163 returns no errors when the session has ended', () => {
    expect(splitServerError(new ApiError('authentication_required'), NAMES)).toEqual({ fields: [], rest: null });
  });

  it.each([new TypeError('bug'), 'text', undefined])('turns %p into an error that can be described', (thrown) => {
    expect(splitServerError(thrown, NAMES).rest).toBeInstanceOf(Error);
  });
});
