import { ERROR_STATUS } from '@rendezvous/shared/contract';
import { errorMessages } from './errorMessages';

describe('telling what went wrong', () => {
  it('R-169 every code has an id of its own', () => {
    const ids = Object.entries(errorMessages).map(([code, { id }]) => [`shared.errors.${code}`, id]);
    expect(ids.every(([expected, id]) => expected === id)).toBe(true);
    expect(ids).toHaveLength(Object.keys(ERROR_STATUS).length);
  });
});
