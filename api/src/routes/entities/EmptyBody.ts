import { Type } from 'typebox';

/** The body of a call that has nothing to say. */
export const EmptyBody = Type.Record(Type.String(), Type.Never());
