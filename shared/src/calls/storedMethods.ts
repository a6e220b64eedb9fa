import { type Static, Type } from 'typebox';
import { PAYMENT_METHODS } from '../contract';
import { call } from './call';
import { OpaqueId, nullable, strictObject } from './schemas';

/** A stored card or signed mandate; charged only for an order that the member confirms. */
export const StoredMethodSchema = strictObject({
  id: Type.String(),
  method: Type.Enum(PAYMENT_METHODS),
  /** Last digits of the card, or the masked IBAN. */
  label: Type.String(),
  /** Unix seconds. */
  created: Type.Integer(),
  /** Expiry of a card in unix seconds, null for a mandate. */
  expires: nullable(Type.Integer()),
});
export type StoredMethod = Static<typeof StoredMethodSchema>;

export const StoredMethodsReply = strictObject({ methods: Type.Array(StoredMethodSchema) });

/** Lists the member's stored cards and mandates. */
export const listStoredMethods = call('GET /api/stored-methods.php', { access: 'member', tag: 'credits', reply: StoredMethodsReply });

/** Removes a stored card or revokes a mandate, and returns the remaining methods. */
export const removeStoredMethod = call('DELETE /api/stored-methods.php', {
  access: 'member',
  tag: 'credits',
  errors: ['not_found'],
  body: strictObject({ id: OpaqueId }),
  reply: StoredMethodsReply,
});
