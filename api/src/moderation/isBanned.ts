import { LAST_STRIKE } from '@rendezvous/shared/contract';
import { findStrikes } from './findStrikes';
import type { Work } from '../Work';
import { strikeKey } from './strikeKey';

/** True when the owner of an address was shut out for good, also after the account is gone. */
export async function isBanned({ db }: Pick<Work, 'db'>, email: string): Promise<boolean> {
  return (await findStrikes(db, [strikeKey('email', email)])).level === LAST_STRIKE;
}
