import type { PasskeyProof } from '@rendezvous/shared/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { ApiError } from '../ApiError';
import type { UnitOfWork } from '../UnitOfWork';
import { assertAccountOpen } from './logIn';
import { getRelyingPartyId, consumeChallenge } from './passkeys';
import { findPasskey, type PasskeyWithOwner, updateCounter } from './sqlPasskeys';

const toAssertion = (proof: PasskeyProof): AuthenticationResponseJSON => ({
  id: proof.id,
  rawId: proof.id,
  type: 'public-key',
  response: { clientDataJSON: proof.client_data, authenticatorData: proof.authenticator_data, signature: proof.signature },
  clientExtensionResults: {},
});

/** Verifies challenge, origin, site, signature and user verification of a login; returns the new counter, or null if any is wrong. */
async function verifyAssertion(
  work: UnitOfWork,
  { id, public_key: publicKey, counter }: PasskeyWithOwner,
  publicOrigin: string,
  proof: PasskeyProof,
) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified: isVerified, authenticationInfo } = await verifyAuthenticationResponse({
    response: toAssertion(proof),
    expectedChallenge: (challenge) => consumeChallenge(work, challenge, null),
    expectedOrigin: publicOrigin,
    expectedRPID: getRelyingPartyId(publicOrigin),
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: { newCounter: 0 } }));
  return isVerified ? authenticationInfo.newCounter : null;
}

/** Returns the id of the member who logs in with a passkey; only the error `pending_deletion` says what is wrong. */
export async function logInWithPasskey(work: UnitOfWork, publicOrigin: string, proof: PasskeyProof): Promise<string> {
  const key = await findPasskey(work.db, proof.id);
  const counter = key && (await verifyAssertion(work, key, publicOrigin, proof));
  if (!key || counter === null || counter === undefined) throw new ApiError('login_failed');
  assertAccountOpen(key);
  // If the counter has changed since it was read, the key was used twice at once and may have been copied.
  if (!(await updateCounter(work.db, key, counter, work.now))) throw new ApiError('login_failed');
  return key.member_id;
}
