import { Type } from 'typebox';
import { ID_PATTERN } from '@rendezvous/shared/contract';

/** An id in a query or body; what cannot be one is refused before anything is looked up. */
export const OpaqueId = Type.String({ pattern: ID_PATTERN, maxLength: 24 });
