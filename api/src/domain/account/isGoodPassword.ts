import { isPassword } from '@rendezvous/shared/contract';
import { commonPasswords } from '../../content/commonPasswords';

const ONE_CHARACTER = /^(.)\1*$/u;

/** True for a password that is not easy to guess. */
export const isGoodPassword = (password: string, owner: { email: string; name: string }): boolean =>
  isPassword(password, owner) && !commonPasswords.has(password.toLowerCase()) && !ONE_CHARACTER.test(password);
