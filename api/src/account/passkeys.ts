import { PASSKEY_CHALLENGE_S, type PasskeyCreation, type PasskeyMade, PASSKEYS_MAX } from '@rendezvous/shared/contract';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { ApiError } from '../ApiError';
import { lockMembers } from '../members/sqlMembers';
import type { PasswordsPort } from '../ports/PasswordsPort';
import type { Random } from '../ports/Random';
import { inTransaction, type UnitOfWork } from '../UnitOfWork';
import { verifyPassword } from './password';
import { countPasskeys, insertChallenge, insertPasskey, listPasskeys, deleteChallenge } from './sqlPasskeys';
import { hashToken } from './tokens';

/** Id of the member who creates a passkey, or null for a login, where the member is not known yet. */
type ChallengeOwner = string | null;

interface NewPasskey {
  memberId: string;
  publicOrigin: string;
  name: string;
  passkey: PasskeyMade;
}

/** Id of WebAuthn's relying party: the site's host without the port. */
export const getRelyingPartyId = (publicOrigin: string): string => new URL(publicOrigin).hostname;

/** Creates a challenge for a device; only the hash of the challenge is stored. */
export async function issueChallenge(
  { db, now, random }: UnitOfWork & { random: Pick<Random, 'token'> },
  memberId: ChallengeOwner,
): Promise<string> {
  const challenge = random.token();
  await insertChallenge(db, { challenge_hash: hashToken(challenge), member_id: memberId, expires_at: now + PASSKEY_CHALLENGE_S });
  return challenge;
}

/** Consumes a challenge; false if it was never issued, has expired, was used before, or was issued for another member. */
export const consumeChallenge = ({ db, now }: UnitOfWork, challenge: string, memberId: ChallengeOwner): Promise<boolean> =>
  deleteChallenge(db, hashToken(challenge), memberId, now);

/** Returns the options for creating a passkey, which requires the member's password: a session alone is not enough. */
export async function beginPasskey(
  work: UnitOfWork & { random: Random },
  passwords: PasswordsPort,
  { memberId, publicOrigin, siteName, password }: { memberId: string; publicOrigin: string; siteName: string; password: string },
): Promise<PasskeyCreation> {
  const { name } = await verifyPassword(work, passwords, memberId, { password, field: 'password' });
  const passkeys = await listPasskeys(work.db, memberId);
  if (passkeys.length >= PASSKEYS_MAX) throw new ApiError('conflict');
  return {
    challenge: await issueChallenge(work, memberId),
    site: { id: getRelyingPartyId(publicOrigin), name: siteName },
    user: { id: Buffer.from(memberId).toString('base64url'), name },
    exclude: passkeys.map(({ id }) => id),
  };
}

const toRegistration = ({ id, client_data: clientDataJSON, attestation: attestationObject }: PasskeyMade): RegistrationResponseJSON => ({
  id,
  rawId: id,
  type: 'public-key',
  response: { clientDataJSON, attestationObject },
  clientExtensionResults: {},
});

/** Verifies the challenge, origin, site and user verification of a new passkey and returns it; throws `passkey_failed` if any is wrong. */
async function verifyRegistration(
  work: UnitOfWork,
  { memberId, publicOrigin, passkey }: NewPasskey,
): Promise<{ id: string; publicKey: string; counter: number }> {
  // Imported on first use, because the library would add a tenth of a second to every start.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { registrationInfo } = await verifyRegistrationResponse({
    response: toRegistration(passkey),
    expectedChallenge: (challenge) => consumeChallenge(work, challenge, memberId),
    expectedOrigin: publicOrigin,
    expectedRPID: getRelyingPartyId(publicOrigin),
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw new ApiError('passkey_failed');
  const { id, publicKey, counter } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** Stores a passkey that a device has created for this member. */
export async function addPasskey(work: UnitOfWork, newPasskey: NewPasskey): Promise<void> {
  const { memberId, name, passkey } = newPasskey;
  const { id, publicKey, counter } = await verifyRegistration(work, newPasskey);
  await inTransaction(work, async ({ db, now }) => {
    await lockMembers(db, [memberId]);
    if ((await countPasskeys(db, memberId)) >= PASSKEYS_MAX) throw new ApiError('conflict');
    const row = { id, member_id: memberId, public_key: publicKey, counter, transports: passkey.transports, name };
    const isNew = await insertPasskey(db, { ...row, created_at: now, last_used_at: null });
    if (!isNew) throw new ApiError('passkey_failed');
  });
}
