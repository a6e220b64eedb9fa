import { PASSWORD } from '../testing/aLogin';
import { addPasskey, requestLoginChallenge, requestCreationChallenge, requestLoginProof, SoftKey } from '../testing/SoftKey';
import type { TestApi } from '../testing/testApi';
import { byMember, byVisitor, createCaller } from './createCaller';
import { type CallRow, type MemberAttempt, WHY_NOT } from './CallRow';

/** Tables that change even if the device's answer is rejected, because every answer uses up its challenge. */
const CHALLENGE_TABLES = ['passkey_challenges'];

async function withPasskey(api: TestApi): Promise<MemberAttempt & { key: SoftKey }> {
  const { client, me } = await createCaller(api);
  return { client, me, key: await addPasskey(client) };
}

async function createForeignKeyId(api: TestApi): Promise<string> {
  return (await withPasskey(api)).key.id;
}

async function withNewPasskey(api: TestApi, options: object = {}): Promise<MemberAttempt & { body: Record<string, unknown> }> {
  const { client, me } = await createCaller(api);
  const passkey = new SoftKey().createPasskey({ challenge: await requestCreationChallenge(client), ...options });
  return { client, me, body: { name: 'Phone', passkey } };
}

/** Rows of the calls for managing passkeys and logging in with them. */
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
      async (api) => ({ ...(await withNewPasskey(api, { origin: 'https://evil.example' })), exemptTables: CHALLENGE_TABLES }),
    ],
    foreign: [
      'passkey_failed',
      async (api) => {
        const [{ key }, { client, me }] = [await withPasskey(api), await createCaller(api)];
        const passkey = key.createPasskey({ challenge: await requestCreationChallenge(client) });
        return { client, me, body: { name: 'Mine', passkey }, exemptTables: CHALLENGE_TABLES };
      },
    ],
  },
  'PUT /api/passkeys.php': {
    rows: 'R-216',
    success: async (api) => {
      const { client, me, key } = await withPasskey(api);
      return { client, me, body: { id: key.id, name: 'Old phone' }, shows: { passkeys: [{ name: 'Old phone' }] } };
    },
    refusal: ['not_found', byMember({ body: { id: 'unknown', name: 'Phone' } })],
    foreign: ['not_found', async (api) => ({ ...(await createCaller(api)), body: { id: await createForeignKeyId(api), name: 'Mine' } })],
  },
  'DELETE /api/passkeys.php': {
    rows: 'R-216',
    success: async (api) => {
      const { client, me, key } = await withPasskey(api);
      return { client, me, body: { id: key.id }, shows: { passkeys: [] } };
    },
    refusal: ['not_found', byMember({ body: { id: 'unknown' } })],
    foreign: ['not_found', async (api) => ({ ...(await createCaller(api)), body: { id: await createForeignKeyId(api) } })],
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
      const { me, key } = await withPasskey(api);
      return { client: api.visitor, me, body: await requestLoginProof(api.visitor, key), shows: { user: { id: me.id } } };
    },
    refusal: [
      'login_failed',
      async (api) => {
        const proof = new SoftKey().createProof({ challenge: await requestLoginChallenge(api.visitor) });
        return { client: api.visitor, body: { proof }, exemptTables: CHALLENGE_TABLES };
      },
    ],
    foreign: [
      'login_failed',
      async (api) => {
        const [{ key }, { proof }] = [await withPasskey(api), await requestLoginProof(api.visitor, new SoftKey())];
        return { client: api.visitor, body: { proof: { ...proof, id: key.id } }, exemptTables: CHALLENGE_TABLES };
      },
    ],
  },
} satisfies Record<string, CallRow>;
