import type { PasskeyProof } from '@rendezvous/shared/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { ApiError } from '../ApiError';
import type { Work } from '../Work';
import { refuseClosed } from '../account/refuseClosed';
import { takeChallenge } from './challenges';
import { siteOf } from './siteOf';

const responseOf = (proof: PasskeyProof): AuthenticationResponseJSON => ({
  id: proof.id,
  rawId: proof.id,
  type: 'public-key',
  response: { clientDataJSON: proof.client_data, authenticatorData: proof.authenticator_data, signature: proof.signature },
  clientExtensionResults: {},
});

const findKey = ({ db }: Work, id: string) =>
  db
    .selectFrom('passkeys as k')
    .innerJoin('members as m', 'm.id', 'k.member_id')
    .select(['k.id', 'k.member_id', 'k.public_key', 'k.counter', 'm.status', 'm.deletes_at'])
    .where('k.id', '=', id)
    .executeTakeFirst();

type Key = NonNullable<Awaited<ReturnType<typeof findKey>>>;

/** The counter of the device, once challenge, origin, site, signature and the check of its user are right; null otherwise. */
async function verified(work: Work, { id, public_key: publicKey, counter }: Key, publicOrigin: string, proof: PasskeyProof) {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse({
    response: responseOf(proof),
    expectedChallenge: (challenge) => takeChallenge(work, challenge, null),
    expectedOrigin: publicOrigin,
    expectedRPID: siteOf(publicOrigin),
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: { newCounter: 0 } }));
  return isRight ? authenticationInfo.newCounter : null;
}

/** Notes the use; false when another one came between with the same or a later count: the key was copied. */
async function noteUse({ db, now }: Work, { id, counter: known }: Key, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', id)
    .where('counter', '=', known)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Id of the member who logs in with a passkey; whatever is wrong, the answer is the same. */
export async function logInWithPasskey(work: Work, publicOrigin: string, proof: PasskeyProof): Promise<string> {
  const key = await findKey(work, proof.id);
  const counter = key && (await verified(work, key, publicOrigin, proof));
  if (!key || counter === null || counter === undefined) throw new ApiError('login_failed');
  refuseClosed(key);
  if (!(await noteUse(work, key, counter))) throw new ApiError('login_failed');
  return key.member_id;
}
