import { Type, type TSchema, type TUnion, type TNull } from 'typebox';

/** A value or null. */
export const nullable = <Schema extends TSchema>(schema: Schema): TUnion<[Schema, TNull]> => Type.Union([schema, Type.Null()]);
