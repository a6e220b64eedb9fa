import { type TProperties, type TObject, Type, type TSchema, type TUnion, type TNull } from 'typebox';
import { ID_PATTERN } from '../contract';

/** Schema of an object without additional properties. */
export const strictObject = <Properties extends TProperties>(properties: Properties): TObject<Properties> =>
  Type.Object(properties, { additionalProperties: false });

export const nullable = <Schema extends TSchema>(schema: Schema): TUnion<[Schema, TNull]> => Type.Union([schema, Type.Null()]);

/** Schema of an empty object, for calls that need no input. */
export const EmptyBody = Type.Record(Type.String(), Type.Never());

/** Reply of a call that sends a mail. */
export const SentReply = strictObject({ sent: Type.Literal(true) });

/** An id in a query or body; malformed values are rejected before any lookup. */
export const OpaqueId = Type.String({ pattern: ID_PATTERN, maxLength: 24 });

/** A password as typed, whether or not it is correct or strong enough. */
export const TypedPassword = Type.String({ maxLength: 256 });

/** The token of a link sent by mail. */
export const LinkToken = Type.String({ minLength: 1, maxLength: 100 });

/** UUID that a client generates for a call; repeating the call with it has no further effect. */
export const ClientId = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  maxLength: 36,
});
