import { ApiError } from '../ApiError';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { confirmMember } from './confirmMember';
import { useToken } from './useToken';

/** Confirms the e-mail address of a token's member. */
export async function activate(work: Work, token: string): Promise<string> {
  return inTransaction(work, async (inside) => {
    const used = await useToken(inside, token, 'activation');
    if (used === undefined) throw new ApiError('activation_failed');
    await confirmMember(inside, used.memberId);
    return used.memberId;
  });
}
