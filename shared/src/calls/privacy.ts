import { type Static, Type } from 'typebox';
import { call } from './call';
import { strictObject } from './schemas';

const OptionalBoolean = Type.Optional(Type.Boolean());

/** A member's visibility settings. */
export const PrivacySchema = strictObject({
  /** Hidden from search, messaging and likes. */
  invisible: Type.Boolean(),
  /** Visible to visitors who are not logged in. */
  visitor_visible: Type.Boolean(),
  /** Other members see only the main photo, unless the member likes them or has written to them. */
  photos_for_chosen: Type.Boolean(),
  /** Read receipts: partners learn what the member has read, and vice versa. */
  read_receipts: Type.Boolean(),
  /** Typing indicators: partners learn when the member is typing, and vice versa. */
  typing_shown: Type.Boolean(),
  /** Also accepts photos from partners to whom the member has not written yet. */
  photos_from_everyone: Type.Boolean(),
  /** Shown on partner sites; absent unless `settings.member_resell` is true. */
  partner_sites: OptionalBoolean,
});
export type Privacy = Static<typeof PrivacySchema>;

/** Changes the given visibility settings and returns all of them; an empty body changes nothing. */
export const changePrivacy = call('PUT /api/privacy.php', {
  access: 'member',
  tag: 'account',
  // Type.Partial would drop additionalProperties: false.
  body: strictObject({
    invisible: OptionalBoolean,
    visitor_visible: OptionalBoolean,
    photos_for_chosen: OptionalBoolean,
    read_receipts: OptionalBoolean,
    typing_shown: OptionalBoolean,
    photos_from_everyone: OptionalBoolean,
    partner_sites: OptionalBoolean,
  }),
  reply: strictObject({
    privacy: PrivacySchema,
  }),
});
