import type { PasskeyProof } from '@rendezvous/shared/contract';
import { PASSWORD } from './aLogin';
import { SoftKey } from './SoftKey';
import type { TestClient } from './TestClient';

/** A challenge to make a passkey, for a member whose password is PASSWORD. */
export async function makingChallenge(client: TestClient): Promise<string> {
  return (await client.post('/api/passkey-options.php', { password: PASSWORD })).body.creation.challenge;
}

/** A challenge to log in. */
export async function loginChallenge(visitor: TestClient): Promise<string> {
  return (await visitor.post('/api/passkey-login.php')).body.request.challenge;
}

/** Adds a passkey to a member whose password is PASSWORD. */
export async function addKey(client: TestClient, { name = 'Phone', key = new SoftKey() } = {}): Promise<SoftKey> {
  await client.post('/api/passkeys.php', { name, passkey: key.make({ challenge: await makingChallenge(client) }) });
  return key;
}

/** What a visitor sends to log in with this key. */
export const proofOf = async (visitor: TestClient, key: SoftKey): Promise<{ proof: PasskeyProof }> => ({
  proof: key.prove({ challenge: await loginChallenge(visitor) }),
});
