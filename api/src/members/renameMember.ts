import { usernameProblem, type ErrorCode } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import { errorCode } from '../errorCode';
import type { Work } from '../Work';

const UNIQUE_VIOLATION = '23505';

const refused = (code: ErrorCode): ApiError => new ApiError(code, { fields: { name: code } });

/** Gives a member another name, by the rules of sign-up. */
export async function renameMember({ db }: Work, memberId: string, wanted: string): Promise<void> {
  const name = wanted.trim();
  const { email } = await db.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirstOrThrow();
  const problem = usernameProblem(name, email);
  if (problem !== null) throw refused(problem);
  try {
    await db.updateTable('members').set({ name }).where('id', '=', memberId).execute();
  } catch (error) {
    // The index decides, so that two members who want the same name at once do not both get it.
    throw errorCode(error) === UNIQUE_VIOLATION ? refused('username_taken') : error;
  }
}
