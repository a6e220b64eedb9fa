import { type Static, Type } from 'typebox';
import { DELETE_REASONS, DELETE_TEXT_MAX, INVITES_MAX, NOTIFICATION_STOPS } from '../contract';
import { call } from './call';
import { EmptyBody, LinkToken, TypedPassword, nullable, strictObject } from './schemas';
import { UserSchema } from './users';
import { LoginBody, UserReply } from './user';
import { SentReply } from './signup';
import { DiscountCodeSchema } from './credits';

/** A copy of the member's data; ready ones are read from `/api/export-file.php?id=` until `expires`. */
export const DataExportSchema = strictObject({
  id: Type.String(),
  status: Type.Enum(['pending', 'ready']),
  /** Unix seconds. */
  created: Type.Integer(),
  /** Unix seconds. */
  expires: Type.Integer(),
});
export type DataExport = Static<typeof DataExportSchema>;

/** An invite code of the member. */
export const InviteSchema = strictObject({ code: Type.String() /** Unix seconds. */, expires: Type.Integer(), used: Type.Boolean() });
export type Invite = Static<typeof InviteSchema>;

/** All codes of a member, and how many more they can make now, 0 to 5. */
export const InvitesSchema = strictObject({
  invites: Type.Array(InviteSchema),
  left: Type.Integer({ minimum: 0, maximum: INVITES_MAX }),
});
export type Invites = Static<typeof InvitesSchema>;

const row = strictObject({ email: Type.Boolean(), push: Type.Boolean() });

/** The switches, and why e-mail is off altogether; empty when it is not. */
export const NotificationSettingsSchema = strictObject({
  notifications: strictObject({ new_message: row, new_like: row, match: row, offers: row, product_news: row }),
  /** Push messages say who wrote, and what; else they say neither. */
  push_details: Type.Boolean(),
  disabled: Type.Array(Type.Enum(NOTIFICATION_STOPS)),
});
export type NotificationSettings = Static<typeof NotificationSettingsSchema>;

const change = Type.Optional(strictObject({ email: Type.Optional(Type.Boolean()), push: Type.Optional(Type.Boolean()) }));

const choice = Type.Optional(Type.Boolean());

export const requestEmailChange = call('POST /api/mail-change.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 5, seconds: 3600 },
  body: strictObject({ email: Type.String({ maxLength: 300 }), password: TypedPassword }),
  reply: strictObject({ sent: Type.Literal(true) }),
});

export const confirmEmailChange = call('PUT /api/mail-change.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 20, seconds: 3600 },
  body: strictObject({ token: LinkToken }),
  reply: strictObject({ email: Type.String(), user: nullable(UserSchema) }),
});

export const undoSecurityChange = call('POST /api/security-undo.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 20, seconds: 3600 },
  body: strictObject({ token: LinkToken }),
  reply: strictObject({ undone: Type.Enum(['email', 'password']), email: Type.String(), reset_token: Type.String() }),
});

export const deleteAccount = call('DELETE /api/account.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  body: strictObject({
    reason: Type.Enum(DELETE_REASONS),
    text: Type.Optional(Type.String({ maxLength: DELETE_TEXT_MAX })),
    password: TypedPassword,
  }),
  reply: strictObject({ deletes_at: Type.Integer() }),
});

export const reactivate = call('POST /api/account-reactivate.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 20, seconds: 3600 },
  body: strictObject({ token: LinkToken }),
  reply: strictObject({ user: UserSchema }),
});

export const resendReactivation = call('POST /api/account-reactivate-resend.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  body: LoginBody,
  reply: SentReply,
});

export const takeDeleteDiscount = call('POST /api/delete-discount.php', {
  access: 'member',
  tag: 'account',
  body: EmptyBody,
  reply: strictObject({ discountcode: DiscountCodeSchema }),
});

export const readExport = call('GET /api/export.php', {
  access: 'member',
  tag: 'account',
  reply: strictObject({ export: nullable(DataExportSchema) }),
});

export const orderExport = call('POST /api/export.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  body: strictObject({ password: TypedPassword }),
  reply: strictObject({ export: DataExportSchema }),
});

export const requestExclusion = call('POST /api/self-exclusion.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 5, seconds: 3600 },
  body: strictObject({
    email: Type.String({ maxLength: 300 }),
    months: nullable(Type.Union([Type.Literal(6), Type.Literal(12), Type.Literal(24)])),
  }),
  reply: SentReply,
});

export const confirmExclusion = call('PUT /api/self-exclusion.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 20, seconds: 3600 },
  body: strictObject({ token: LinkToken }),
  reply: strictObject({ ends: nullable(Type.Integer()) }),
});

export const beginAgeCheck = call('POST /api/age-check.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 20, seconds: 900 },
  body: EmptyBody,
  reply: strictObject({ redirect_url: Type.String() }),
});

export const finishAgeCheck = call('PUT /api/age-check.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 20, seconds: 900 },
  body: strictObject({ token: Type.String({ minLength: 1, maxLength: 1_000 }) }),
  reply: UserReply,
});

export const listInvites = call('GET /api/invites.php', { access: 'member', tag: 'account', reply: InvitesSchema });

export const createInvite = call('POST /api/invites.php', { access: 'member', tag: 'account', body: EmptyBody, reply: InvitesSchema });

export const readNotifications = call('GET /api/notifications.php', {
  access: 'member',
  tag: 'account',
  reply: NotificationSettingsSchema,
});

/** Single switches, and a reason to take back: a bounce by a new confirmation mail, the others at once. */
export const NotificationChangesSchema = strictObject({
  notifications: Type.Optional(
    strictObject({ new_message: change, new_like: change, match: change, offers: change, product_news: change }),
  ),
  push_details: Type.Optional(Type.Boolean()),
  enable: Type.Optional(Type.Enum(NOTIFICATION_STOPS)),
});
export type NotificationChanges = Static<typeof NotificationChangesSchema>;

export const changeNotifications = call('PUT /api/notifications.php', {
  access: 'member',
  tag: 'account',
  body: NotificationChangesSchema,
  reply: NotificationSettingsSchema,
});

/** What a member decides about being seen. */
export const PrivacySchema = strictObject({
  /** Hidden from search, messaging and likes. */
  invisible: Type.Boolean(),
  /** Shown to visitors who are not logged in. */
  visitor_visible: Type.Boolean(),
  /** Others see the main photo only, unless the member likes them or has written to them. */
  photos_for_chosen: Type.Boolean(),
  /** Tells partners what was read, and learns it of them. */
  read_receipts: Type.Boolean(),
  /** Tells partners that one is writing, and learns it of them. */
  typing_shown: Type.Boolean(),
  /** Takes photos from partners one has not answered yet. */
  photos_from_everyone: Type.Boolean(),
  /** Shown on partner sites; only there where the company has some. */
  partner_sites: choice,
});
export type Privacy = Static<typeof PrivacySchema>;

export const changePrivacy = call('PUT /api/privacy.php', {
  access: 'member',
  tag: 'account',
  // Not Type.Partial: it forgets that unknown fields are refused.
  body: strictObject({
    invisible: choice,
    visitor_visible: choice,
    photos_for_chosen: choice,
    read_receipts: choice,
    typing_shown: choice,
    photos_from_everyone: choice,
    partner_sites: choice,
  }),
  reply: strictObject({
    privacy: PrivacySchema,
  }),
});
