import { mandateForm } from '../directDebit/mandateForm';
import type { Work } from '../Work';
import { strikeKey } from './strikeKey';

/** All that strikes of a member are kept under: the address, and each number that a code of a mandate has proven. */
export async function strikeKeysOf(
  { db }: Pick<Work, 'db'>,
  { id, email }: { id: string; email: string },
  secrets: readonly string[],
): Promise<string[]> {
  const mandates = await db
    .selectFrom('mandates')
    .select('sealed')
    .where('member_id', '=', id)
    .where('signed_at', 'is not', null)
    .execute();
  const phones = mandates.map((mandate) => strikeKey('phone', mandateForm(secrets, mandate).phone.replace(/[^+\d]/g, '')));
  return [...new Set([strikeKey('email', email), ...phones])];
}
