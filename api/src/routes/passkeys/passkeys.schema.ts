import { Type } from 'typebox';
import { PASSKEY_NAME_MAX, PASSKEY_TRANSPORTS } from '@rendezvous/shared/contract';
import { nullable } from '../entities/nullable';
import { strictObject } from '../strictObject';

/** Binary values as WebAuthn writes them. */
const Base64Url = (maxLength: number) => Type.String({ pattern: '^[A-Za-z0-9_-]+$', maxLength });

const CredentialId = Base64Url(1_400);
const Name = Type.String({ pattern: '\\S', minLength: 1, maxLength: PASSKEY_NAME_MAX });

export const PasskeysReply = strictObject({
  passkeys: Type.Array(
    strictObject({ id: Type.String(), name: Type.String(), created: Type.Integer(), last_used: nullable(Type.Integer()) }),
  ),
});

export const AddPasskeyBody = strictObject({
  name: Name,
  passkey: strictObject({
    id: CredentialId,
    client_data: Base64Url(4_000),
    attestation: Base64Url(20_000),
    transports: Type.Array(Type.Enum(PASSKEY_TRANSPORTS), { maxItems: PASSKEY_TRANSPORTS.length }),
  }),
});

export const NamePasskeyBody = strictObject({ id: CredentialId, name: Name });
export const RemovePasskeyBody = strictObject({ id: CredentialId });

export const PasskeyLoginBody = strictObject({
  proof: strictObject({
    id: CredentialId,
    client_data: Base64Url(4_000),
    authenticator_data: Base64Url(4_000),
    signature: Base64Url(4_000),
  }),
});

export const PasskeyRequestReply = strictObject({ request: strictObject({ challenge: Type.String(), site_id: Type.String() }) });

export const PasskeyCreationReply = strictObject({
  creation: strictObject({
    challenge: Type.String(),
    site: strictObject({ id: Type.String(), name: Type.String() }),
    user: strictObject({ id: Type.String(), name: Type.String() }),
    exclude: Type.Array(Type.String()),
  }),
});
