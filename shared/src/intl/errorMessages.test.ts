import { ERROR_STATUS } from '@rendezvous/shared/contract';
import { errorMessages } from './errorMessages';

describe('error messages', () => {
  it('R-169 every code has its own message id', () => {
    const ids = Object.entries(errorMessages).map(([code, { id }]) => [`shared.errors.${code}`, id]);
    expect(ids.every(([expected, id]) => expected === id)).toBe(true);
    expect(ids).toHaveLength(Object.keys(ERROR_STATUS).length);
  });
});
