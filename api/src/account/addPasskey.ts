import { PASSKEYS_MAX, type PasskeyMade } from '@rendezvous/shared/contract';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { ApiError } from '../ApiError';
import { lockMembers } from '../members/lockMembers';
import { inTransaction } from '../inTransaction';
import type { Work } from '../Work';
import { takeChallenge } from './challenges';
import { siteOf } from './siteOf';

interface Adding {
  memberId: string;
  publicOrigin: string;
  name: string;
  passkey: PasskeyMade;
}

const responseOf = ({ id, client_data: clientDataJSON, attestation: attestationObject }: PasskeyMade): RegistrationResponseJSON => ({
  id,
  rawId: id,
  type: 'public-key',
  response: { clientDataJSON, attestationObject },
  clientExtensionResults: {},
});

/** The new key, once challenge, origin, site and the check of its user are right. */
async function verified(
  work: Work,
  { memberId, publicOrigin, passkey }: Adding,
): Promise<{ id: string; publicKey: string; counter: number }> {
  // Loaded with the first passkey: it would add a tenth of a second to every start.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    response: responseOf(passkey),
    expectedChallenge: (challenge) => takeChallenge(work, challenge, memberId),
    expectedOrigin: publicOrigin,
    expectedRPID: siteOf(publicOrigin),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw new ApiError('passkey_failed');
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** Stores a passkey that a device has made for this member. */
export async function addPasskey(work: Work, adding: Adding): Promise<void> {
  const { memberId, name, passkey } = adding;
  const { id, publicKey, counter } = await verified(work, adding);
  await inTransaction(work, async ({ db, now }) => {
    await lockMembers(db, [memberId]);
    const known = await db.selectFrom('passkeys').select('id').where('member_id', '=', memberId).execute();
    if (known.length >= PASSKEYS_MAX) throw new ApiError('conflict');
    const row = { id, member_id: memberId, public_key: publicKey, counter, transports: passkey.transports, name };
    const { numInsertedOrUpdatedRows: added } = await db
      .insertInto('passkeys')
      .values({ ...row, created_at: now, last_used_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (added !== 1n) throw new ApiError('passkey_failed');
  });
}
