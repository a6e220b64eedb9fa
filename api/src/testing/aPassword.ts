import { argonPasswords } from '../ports/passwords/argonPasswords';
import { testConfig } from './testConfig';

/** A password as it is stored. */
export const aPassword = (password: string): Promise<string> => argonPasswords(testConfig().password).hash(password);
