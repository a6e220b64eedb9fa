import { PASSKEYS_MAX, type PasskeyCreation } from '@rendezvous/shared/contract';
import { ApiError } from '../ApiError';
import type { PasswordsPort } from '../ports/passwords/PasswordsPort';
import type { Random } from '../ports/Random';
import { askPassword } from '../account/askPassword';
import type { Work } from '../Work';
import { issueChallenge } from './challenges';
import { listPasskeys } from './listPasskeys';
import { siteOf } from './siteOf';

/** What a device needs to make a passkey, for a member who knows the password: a session alone does not add a key. */
export async function askForPasskey(
  work: Work & { random: Random },
  passwords: PasswordsPort,
  { memberId, publicOrigin, siteName, password }: { memberId: string; publicOrigin: string; siteName: string; password: string },
): Promise<PasskeyCreation> {
  const { name } = await askPassword(work, passwords, memberId, { password, field: 'password' });
  const known = await listPasskeys(work, memberId);
  if (known.length >= PASSKEYS_MAX) throw new ApiError('conflict');
  return {
    challenge: await issueChallenge(work, memberId),
    site: { id: siteOf(publicOrigin), name: siteName },
    user: { id: Buffer.from(memberId).toString('base64url'), name },
    exclude: known.map(({ id }) => id),
  };
}
