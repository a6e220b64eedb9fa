import { ApiError } from '../ApiError';

/** The repeat must be the same. */
export function refuseDifferent({ password, password_repeat: repeat }: { password: string; password_repeat: string }): void {
  if (password !== repeat) throw new ApiError('passwords_differ', { fields: { password_repeat: 'passwords_differ' } });
}
