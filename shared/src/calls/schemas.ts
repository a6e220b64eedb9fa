import { type TProperties, type TObject, Type, type TSchema, type TUnion, type TNull } from 'typebox';
import { ID_PATTERN } from '../contract';

/** An object that refuses fields it does not know. */
export const strictObject = <Properties extends TProperties>(properties: Properties): TObject<Properties> =>
  Type.Object(properties, { additionalProperties: false });

/** A value or null. */
export const nullable = <Schema extends TSchema>(schema: Schema): TUnion<[Schema, TNull]> => Type.Union([schema, Type.Null()]);

/** The body of a call that has nothing to say. */
export const EmptyBody = Type.Record(Type.String(), Type.Never());

/** An id in a query or body; what cannot be one is refused before anything is looked up. */
export const OpaqueId = Type.String({ pattern: ID_PATTERN, maxLength: 24 });

/** A password as it was typed, right or wrong. */
export const TypedPassword = Type.String({ maxLength: 256 });

/** The token of a link in a mail. */
export const LinkToken = Type.String({ minLength: 1, maxLength: 100 });

/** UUID a client gives to a creating call; repeating it has no second effect. */
export const ClientId = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
  maxLength: 36,
});
