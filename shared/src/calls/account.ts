import { type Static, Type } from 'typebox';
import { DELETE_REASONS, DELETE_TEXT_MAX, INVITES_MAX } from '../contract';
import { call } from './call';
import { EmptyBody, LinkToken, SentReply, TypedPassword, nullable, strictObject } from './schemas';
import { UserSchema } from './users';
import { LoginBody, UserReply } from './user';
import { DiscountCodeSchema } from './discountCodes';

/** An export of the member's data; once `ready`, it can be downloaded from `/api/export-file.php?id=` until `expires`. */
export const DataExportSchema = strictObject({
  id: Type.String(),
  status: Type.Enum(['pending', 'ready']),
  /** Unix seconds. */
  created: Type.Integer(),
  /** Unix seconds. */
  expires: Type.Integer(),
});
export type DataExport = Static<typeof DataExportSchema>;

/** An invite code of the member; `expires` is in Unix seconds. */
export const InviteSchema = strictObject({ code: Type.String(), expires: Type.Integer(), used: Type.Boolean() });
export type Invite = Static<typeof InviteSchema>;

/** A member's invite codes, without those that expired unused; `left` is the number they can still create, 0 to 5. */
export const InvitesSchema = strictObject({
  invites: Type.Array(InviteSchema),
  left: Type.Integer({ minimum: 0, maximum: INVITES_MAX }),
});
export type Invites = Static<typeof InvitesSchema>;

/** Requests a change of the email address; a confirmation link is mailed to the new address. */
export const requestEmailChange = call('POST /api/mail-change.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 5, seconds: 3600 },
  errors: ['mail_change_invalid', 'mail_change_taken', 'old_password_wrong', 'self_excluded'],
  body: strictObject({ email: Type.String({ maxLength: 300 }), password: TypedPassword }),
  reply: strictObject({ sent: Type.Literal(true) }),
});

/** Confirms a new email address with the token from the link mailed to it. */
export const confirmEmailChange = call('PUT /api/mail-change.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 20, seconds: 3600 },
  errors: ['mail_change_taken', 'self_excluded', 'token_invalid'],
  body: strictObject({ token: LinkToken }),
  reply: strictObject({ email: Type.String(), user: nullable(UserSchema) }),
});

/** Reverts a change of email address or password, given the token from the email that reported it. */
export const undoSecurityChange = call('POST /api/security-undo.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 20, seconds: 3600 },
  errors: ['token_invalid'],
  body: strictObject({ token: LinkToken }),
  reply: strictObject({ undone: Type.Enum(['email', 'password']), email: Type.String(), reset_token: Type.String() }),
});

/** Deletes the account: it is hidden immediately and erased after 14 days. */
export const deleteAccount = call('DELETE /api/account.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  errors: ['old_password_wrong'],
  body: strictObject({
    reason: Type.Enum(DELETE_REASONS),
    text: Type.Optional(Type.String({ maxLength: DELETE_TEXT_MAX })),
    password: TypedPassword,
  }),
  /** `deletes_at` is the time of erasure in Unix seconds. */
  reply: strictObject({ deletes_at: Type.Integer() }),
});

/** Restores an account within 14 days of its deletion and logs the member in. */
export const reactivate = call('POST /api/account-reactivate.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 20, seconds: 3600 },
  errors: ['self_excluded', 'token_invalid'],
  body: strictObject({ token: LinkToken }),
  reply: strictObject({ user: UserSchema }),
});

/** Emails the reactivation link again, given the login and password of a deleted account. */
export const resendReactivation = call('POST /api/account-reactivate-resend.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  errors: ['conflict', 'login_blocked', 'login_failed'],
  body: LoginBody,
  reply: SentReply,
});

/** Accepts the discount offered in the deletion flow, which each member can use once. */
export const takeDeleteDiscount = call('POST /api/delete-discount.php', {
  access: 'member',
  tag: 'account',
  errors: ['code_expired', 'code_used', 'not_found'],
  body: EmptyBody,
  reply: strictObject({ discountcode: DiscountCodeSchema }),
});

/** Returns the latest export of the member's data; null when there is none or it has expired. */
export const readExport = call('GET /api/export.php', {
  access: 'member',
  tag: 'account',
  reply: strictObject({ export: nullable(DataExportSchema) }),
});

/** Requests an export of the member's data, which a job creates; returns the existing export until it expires. */
export const orderExport = call('POST /api/export.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  errors: ['old_password_wrong'],
  body: strictObject({ password: TypedPassword }),
  reply: strictObject({ export: DataExportSchema }),
});

/** Starts an age check; `redirect_url` is the page of the provider that performs it. */
export const beginAgeCheck = call('POST /api/age-check.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 20, seconds: 900 },
  errors: ['underage'],
  body: EmptyBody,
  reply: strictObject({ redirect_url: Type.String() }),
});

/** Submits the result that the provider of an age check returned. */
export const finishAgeCheck = call('PUT /api/age-check.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 20, seconds: 900 },
  errors: ['age_check_failed', 'underage'],
  body: strictObject({ token: Type.String({ minLength: 1, maxLength: 1_000 }) }),
  reply: UserReply,
});

/** Lists the member's single-use invite codes. */
export const listInvites = call('GET /api/invites.php', { access: 'member', tag: 'account', reply: InvitesSchema });

/** Creates a single-use invite code and returns all of the member's current codes. */
export const createInvite = call('POST /api/invites.php', {
  access: 'member',
  tag: 'account',
  body: EmptyBody,
  errors: ['conflict', 'not_confirmed'],
  reply: InvitesSchema,
});
