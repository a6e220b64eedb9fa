import { argonPasswords } from '../ports/PasswordsPort';
import type { MemberTraits, TestMember } from './aMember';
import type { TestApi } from './testApi';
import type { TestClient } from './TestClient';
import { testConfig } from './testConfig';

/** A stored password. */
export const aPassword = (password: string): Promise<string> => argonPasswords(testConfig().password).hash(password);

export const PASSWORD = 'correct horse battery';

/** A member who knows the password, and their client. */
export async function aLogin(api: TestApi, traits: MemberTraits = {}): Promise<{ member: TestMember; client: TestClient }> {
  const member = await api.aMember({ password_hash: await aPassword(PASSWORD), ...traits });
  return { member, client: await api.as(member) };
}
