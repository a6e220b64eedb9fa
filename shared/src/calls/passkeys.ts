import { Type } from 'typebox';
import { PASSKEY_NAME_MAX, PASSKEY_TRANSPORTS } from '../contract';
import { call } from './call';
import { EmptyBody, TypedPassword, nullable, strictObject } from './schemas';
import { UserReply } from './user';

export const PasskeysReply = strictObject({
  passkeys: Type.Array(
    strictObject({ id: Type.String(), name: Type.String(), created: Type.Integer(), last_used: nullable(Type.Integer()) }),
  ),
});

const Name = Type.String({ pattern: '\\S', minLength: 1, maxLength: PASSKEY_NAME_MAX });

/** Binary values as WebAuthn writes them. */
const Base64Url = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength });

const CredentialId = Base64Url(1_400);

export const listPasskeys = call('GET /api/passkeys.php', { access: 'member', tag: 'account', reply: PasskeysReply });

export const addPasskey = call('POST /api/passkeys.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 20, seconds: 900 },
  body: strictObject({
    name: Name,
    passkey: strictObject({
      id: CredentialId,
      client_data: Base64Url(4_000),
      attestation: Base64Url(20_000),
      transports: Type.Array(Type.Enum(PASSKEY_TRANSPORTS), { maxItems: PASSKEY_TRANSPORTS.length }),
    }),
  }),
  reply: PasskeysReply,
});

export const renamePasskey = call('PUT /api/passkeys.php', {
  access: 'member',
  tag: 'account',
  body: strictObject({ id: CredentialId, name: Name }),
  reply: PasskeysReply,
});

export const removePasskey = call('DELETE /api/passkeys.php', {
  access: 'member',
  tag: 'account',
  body: strictObject({ id: CredentialId }),
  reply: PasskeysReply,
});

export const beginPasskey = call('POST /api/passkey-options.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  body: strictObject({ password: TypedPassword }),
  reply: strictObject({
    creation: strictObject({
      challenge: Type.String(),
      site: strictObject({ id: Type.String(), name: Type.String() }),
      user: strictObject({ id: Type.String(), name: Type.String() }),
      exclude: Type.Array(Type.String()),
    }),
  }),
});

export const beginLogin = call('POST /api/passkey-login.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 60, seconds: 900 },
  body: EmptyBody,
  reply: strictObject({ request: strictObject({ challenge: Type.String(), site_id: Type.String() }) }),
});

export const logInWithPasskey = call('PUT /api/passkey-login.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  body: strictObject({
    proof: strictObject({
      id: CredentialId,
      client_data: Base64Url(4_000),
      authenticator_data: Base64Url(4_000),
      signature: Base64Url(4_000),
    }),
  }),
  reply: UserReply,
});
