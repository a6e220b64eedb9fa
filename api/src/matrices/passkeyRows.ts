import { PASSWORD } from '../testing/aLogin';
import { addKey, loginChallenge, requestCreationChallenge, requestLoginProof, SoftKey } from '../testing/SoftKey';
import type { TestApi } from '../testing/testApi';
import { byMember, byVisitor, caller } from './caller';
import { type CallRow, type OwnAttempt, WHY_NOT } from './CallRow';

/** Tables that a rejected answer changes, because it also uses up the challenge. */
const CHALLENGE_TABLES = ['passkey_challenges'];

/** A member with a passkey. */
async function holder(api: TestApi): Promise<OwnAttempt & { key: SoftKey }> {
  const { client, me } = await caller(api);
  return { client, me, key: await addKey(client) };
}

async function foreignKeyId(api: TestApi): Promise<string> {
  return (await holder(api)).key.id;
}

async function withNewPasskey(api: TestApi, options: object = {}): Promise<OwnAttempt & { body: Record<string, unknown> }> {
  const { client, me } = await caller(api);
  const passkey = new SoftKey().make({ challenge: await requestCreationChallenge(client), ...options });
  return { client, me, body: { name: 'Phone', passkey } };
}

/** Passkeys, and logging in with one. */
export const passkeyRows = {
  'GET /api/passkeys.php': {
    rows: 'R-216',
    success: byMember({ shows: { passkeys: [] } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/passkeys.php': {
    rows: 'R-216',
    success: async (api) => ({ ...(await withNewPasskey(api)), shows: { passkeys: [{ name: 'Phone' }] } }),
    refusal: [
      'passkey_failed',
      async (api) => ({ ...(await withNewPasskey(api, { origin: 'https://evil.example' })), counts: CHALLENGE_TABLES }),
    ],
    foreign: [
      'passkey_failed',
      async (api) => {
        const [{ key }, { client, me }] = [await holder(api), await caller(api)];
        const passkey = key.make({ challenge: await requestCreationChallenge(client) });
        return { client, me, body: { name: 'Mine', passkey }, counts: CHALLENGE_TABLES };
      },
    ],
  },
  'PUT /api/passkeys.php': {
    rows: 'R-216',
    success: async (api) => {
      const { client, me, key } = await holder(api);
      return { client, me, body: { id: key.id, name: 'Old phone' }, shows: { passkeys: [{ name: 'Old phone' }] } };
    },
    refusal: ['not_found', byMember({ body: { id: 'unknown', name: 'Phone' } })],
    foreign: ['not_found', async (api) => ({ ...(await caller(api)), body: { id: await foreignKeyId(api), name: 'Mine' } })],
  },
  'DELETE /api/passkeys.php': {
    rows: 'R-216',
    success: async (api) => {
      const { client, me, key } = await holder(api);
      return { client, me, body: { id: key.id }, shows: { passkeys: [] } };
    },
    refusal: ['not_found', byMember({ body: { id: 'unknown' } })],
    foreign: ['not_found', async (api) => ({ ...(await caller(api)), body: { id: await foreignKeyId(api) } })],
  },
  'POST /api/passkey-options.php': {
    rows: 'R-216',
    success: byMember({ body: { password: PASSWORD }, shows: { creation: { site: { id: 'localhost' } } } }),
    refusal: ['old_password_wrong', byMember({ body: { password: 'wrong' } })],
    foreign: WHY_NOT.namesNothing,
  },
  'POST /api/passkey-login.php': {
    rows: 'R-216',
    success: byVisitor({ shows: { request: { site_id: 'localhost' } } }),
    refusal: WHY_NOT.answersAll,
    foreign: WHY_NOT.namesNothing,
  },
  'PUT /api/passkey-login.php': {
    rows: 'R-216',
    success: async (api) => {
      const { me, key } = await holder(api);
      return { client: api.visitor, me, body: await requestLoginProof(api.visitor, key), shows: { user: { id: me.id } } };
    },
    refusal: [
      'login_failed',
      async (api) => {
        const proof = new SoftKey().prove({ challenge: await loginChallenge(api.visitor) });
        return { client: api.visitor, body: { proof }, counts: CHALLENGE_TABLES };
      },
    ],
    foreign: [
      'login_failed',
      async (api) => {
        const [{ key }, { proof }] = [await holder(api), await requestLoginProof(api.visitor, new SoftKey())];
        return { client: api.visitor, body: { proof: { ...proof, id: key.id } }, counts: CHALLENGE_TABLES };
      },
    ],
  },
} satisfies Record<string, CallRow>;
