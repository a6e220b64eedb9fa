import { Type } from 'typebox';
import { strictObject } from '../strictObject';

const choice = Type.Optional(Type.Boolean());

// Not Type.Partial: it forgets that unknown fields are refused.
export const PrivacyBody = strictObject({
  invisible: choice,
  visitor_visible: choice,
  photos_for_chosen: choice,
  read_receipts: choice,
  typing_shown: choice,
  photos_from_everyone: choice,
  partner_sites: choice,
});

export const PrivacyReply = strictObject({
  privacy: strictObject({
    invisible: Type.Boolean(),
    visitor_visible: Type.Boolean(),
    photos_for_chosen: Type.Boolean(),
    read_receipts: Type.Boolean(),
    typing_shown: Type.Boolean(),
    photos_from_everyone: Type.Boolean(),
    partner_sites: choice,
  }),
});
