import { type Static, Type } from 'typebox';
import { PASSKEY_NAME_MAX, PASSKEY_TRANSPORTS } from '../contract';
import { call } from './call';
import { EmptyBody, TypedPassword, nullable, strictObject } from './schemas';
import { UserReply } from './user';

/** A passkey of the member; `id` is the credential id, base64url. */
export const PasskeySchema = strictObject({
  id: Type.String(),
  name: Type.String(),
  /** Unix seconds. */
  created: Type.Integer(),
  /** Time of the last login with this passkey in unix seconds; null before the first. */
  last_used: nullable(Type.Integer()),
});
export type Passkey = Static<typeof PasskeySchema>;

export const PasskeysReply = strictObject({
  passkeys: Type.Array(PasskeySchema),
});

const PasskeyName = Type.String({ pattern: '\\S', minLength: 1, maxLength: PASSKEY_NAME_MAX });

/** Returns the schema of a binary value in base64url, as WebAuthn encodes it; `maxLength` is in characters. */
const createBase64UrlSchema = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength });

const CredentialId = createBase64UrlSchema(1_400);

/** Lists the member's passkeys. */
export const listPasskeys = call('GET /api/passkeys.php', { access: 'member', tag: 'account', reply: PasskeysReply });

/** A passkey created by a device; binary values are base64url. */
export const PasskeyRegistrationSchema = strictObject({
  id: CredentialId,
  client_data: createBase64UrlSchema(4_000),
  attestation: createBase64UrlSchema(20_000),
  transports: Type.Array(Type.Enum(PASSKEY_TRANSPORTS), { maxItems: PASSKEY_TRANSPORTS.length }),
});
export type PasskeyMade = Static<typeof PasskeyRegistrationSchema>;

/** Adds a passkey created by a device. */
export const addPasskey = call('POST /api/passkeys.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 20, seconds: 900 },
  errors: ['conflict', 'passkey_failed'],
  body: strictObject({
    name: PasskeyName,
    passkey: PasskeyRegistrationSchema,
  }),
  reply: PasskeysReply,
});

/** Renames a passkey and returns all of the member's passkeys. */
export const renamePasskey = call('PUT /api/passkeys.php', {
  access: 'member',
  tag: 'account',
  errors: ['not_found'],
  body: strictObject({ id: CredentialId, name: PasskeyName }),
  reply: PasskeysReply,
});

/** Removes a passkey and returns the member's remaining passkeys. */
export const removePasskey = call('DELETE /api/passkeys.php', {
  access: 'member',
  tag: 'account',
  errors: ['not_found'],
  body: strictObject({ id: CredentialId }),
  reply: PasskeysReply,
});

/** Options for creating a passkey on a device; binary values are base64url. */
export const PasskeyCreationSchema = strictObject({
  challenge: Type.String(),
  site: strictObject({ id: Type.String(), name: Type.String() }),
  user: strictObject({ id: Type.String(), name: Type.String() }),
  /** Ids of the member's existing credentials. */
  exclude: Type.Array(Type.String()),
});
export type PasskeyCreation = Static<typeof PasskeyCreationSchema>;

/** Returns the options for creating a passkey; requires the member's password. */
export const beginPasskey = call('POST /api/passkey-options.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  errors: ['conflict', 'old_password_wrong'],
  body: strictObject({ password: TypedPassword }),
  reply: strictObject({
    creation: PasskeyCreationSchema,
  }),
});

/** Options for logging in with a passkey; identical for all members except for the challenge. */
export const PasskeyRequestSchema = strictObject({ challenge: Type.String(), site_id: Type.String() });
export type PasskeyRequest = Static<typeof PasskeyRequestSchema>;

/** Returns a challenge for a passkey login; the challenge is not tied to any member. */
export const beginLogin = call('POST /api/passkey-login.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 60, seconds: 900 },
  body: EmptyBody,
  reply: strictObject({ request: PasskeyRequestSchema }),
});

/** Proof that a device holds a passkey; binary values are base64url. */
export const PasskeyAssertionSchema = strictObject({
  id: CredentialId,
  client_data: createBase64UrlSchema(4_000),
  authenticator_data: createBase64UrlSchema(4_000),
  signature: createBase64UrlSchema(4_000),
});
export type PasskeyProof = Static<typeof PasskeyAssertionSchema>;

/** Logs in with a passkey's signature of the challenge. */
export const logInWithPasskey = call('PUT /api/passkey-login.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  errors: ['login_failed', 'pending_deletion', 'self_excluded'],
  body: strictObject({
    proof: PasskeyAssertionSchema,
  }),
  reply: UserReply,
});
