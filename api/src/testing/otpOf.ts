import type { TestMember } from './aMember';
import type { TestApi } from './testApi';

/** The code of the newest text message to a member. */
export async function otpOf(api: TestApi, { id }: TestMember): Promise<string> {
  const texts = api.db.selectFrom('text_messages').select('body').where('member_id', '=', id).orderBy('seq', 'desc');
  return /^\d{6}/.exec((await texts.executeTakeFirstOrThrow()).body)?.[0] ?? '';
}
