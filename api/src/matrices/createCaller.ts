import { aLogin } from '../testing/aLogin';
import type { MemberTraits } from '../testing/aMember';
import type { TestApi } from '../testing/testApi';
import type { Attempt, Scene } from './CallRow';

export const UNKNOWN_ID = 'Nobody1234567890';

/** Creates a member and logs them in; their password is PASSWORD. */
export async function createCaller(
  api: TestApi,
  traits: MemberTraits = {},
): Promise<Attempt & { me: { id: string; name: string; email: string } }> {
  const { member, client } = await aLogin(api, traits);
  return { client, me: member };
}

/** Creates a scene in which a new member makes a call with this input. */
export const byMember =
  (input: Partial<Attempt> = {}, traits: MemberTraits = {}): Scene =>
  async (api) => ({ ...(await createCaller(api, traits)), ...input });

/** Creates a scene in which a visitor makes a call with this input. */
export const byVisitor =
  (input: Partial<Attempt> = {}): Scene =>
  async (api) => ({ client: api.visitor, ...input });

export const MAN: MemberTraits = { photo: true, profile: { gender: 'male' } };

/** Creates a scene in which a member makes a call about another member: a man with a photo, unless `traits` say otherwise. */
export const aboutMember =
  (buildInput: (id: string) => Partial<Attempt>, traits: MemberTraits = {}) =>
  async (api: TestApi): Promise<Attempt> => ({
    ...(await createCaller(api)),
    ...buildInput((await api.aMember({ ...MAN, ...traits })).id),
  });
