import type { Passkey } from '@rendezvous/shared/contract';
import type { Work } from '../Work';

/** A member's passkeys, the oldest first. */
export const listPasskeys = ({ db }: Pick<Work, 'db'>, memberId: string): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as created', 'last_used_at as last_used'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
