import { Type } from 'typebox';
import { COMPLAINT_CATEGORIES } from '@rendezvous/shared/contract';
import { strictObject } from '../strictObject';

export const ComplaintBody = strictObject({
  category: Type.Enum(COMPLAINT_CATEGORIES),
  email: Type.String({ maxLength: 300 }),
  reference: Type.Optional(Type.String({ maxLength: 100 })),
  description: Type.String({ maxLength: 4_000 }),
  good_faith: Type.Optional(Type.Boolean()),
});

export const ComplaintReply = strictObject({ ticket: Type.String() });
