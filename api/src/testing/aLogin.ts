import { createArgonPasswords } from '../ports/PasswordsPort';
import type { MemberTraits, TestMember } from './aMember';
import type { TestApi } from './testApi';
import type { TestClient } from './TestClient';
import { testConfig } from './testConfig';

/** Hashes a password the way the api stores it. */
export const hashPassword = (password: string): Promise<string> => createArgonPasswords(testConfig().password).hash(password);

export const PASSWORD = 'correct horse battery';

/** Creates a member whose password is PASSWORD, and a client with their session. */
export async function aLogin(api: TestApi, traits: MemberTraits = {}): Promise<{ member: TestMember; client: TestClient }> {
  const member = await api.aMember({ password_hash: await hashPassword(PASSWORD), ...traits });
  return { member, client: await api.as(member) };
}
