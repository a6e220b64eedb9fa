import { Type } from 'typebox';
import { OpaqueId } from '../entities/OpaqueId';
import { StoredMethodSchema } from '../entities/storedMethod.schema';
import { strictObject } from '../strictObject';

export const RemoveMethodBody = strictObject({ id: OpaqueId });

export const StoredMethodsReply = strictObject({ methods: Type.Array(StoredMethodSchema) });
