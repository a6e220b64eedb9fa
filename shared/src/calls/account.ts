import { Type } from 'typebox';
import { DELETE_REASONS, DELETE_TEXT_MAX, INVITES_MAX, NOTIFICATION_STOPS } from '../contract';
import { call } from './call';
import { EmptyBody, LinkToken, TypedPassword, nullable, strictObject } from './schemas';
import { UserSchema } from './users';
import { LoginBody, UserReply } from './user';
import { SentReply } from './signup';
import { DiscountCodeSchema } from './credits';

export const NewEmailBody = strictObject({ email: Type.String({ maxLength: 300 }), password: TypedPassword });

export const NewEmailReply = strictObject({ sent: Type.Literal(true) });

export const ConfirmEmailBody = strictObject({ token: LinkToken });

export const ConfirmEmailReply = strictObject({ email: Type.String(), user: nullable(UserSchema) });

export const UndoBody = strictObject({ token: LinkToken });

export const UndoReply = strictObject({ undone: Type.Enum(['email', 'password']), email: Type.String(), reset_token: Type.String() });

export const DeleteAccountBody = strictObject({
  reason: Type.Enum(DELETE_REASONS),
  text: Type.Optional(Type.String({ maxLength: DELETE_TEXT_MAX })),
  password: TypedPassword,
});

export const DeleteAccountReply = strictObject({ deletes_at: Type.Integer() });

export const ReactivateBody = strictObject({ token: LinkToken });

export const ReactivateReply = strictObject({ user: UserSchema });

export const DeleteDiscountReply = strictObject({ discountcode: DiscountCodeSchema });

const ExportSchema = strictObject({
  id: Type.String(),
  status: Type.Enum(['pending', 'ready']),
  created: Type.Integer(),
  expires: Type.Integer(),
});

export const ExportReply = strictObject({ export: nullable(ExportSchema) });

export const ExportBody = strictObject({ password: TypedPassword });

export const OrderedExportReply = strictObject({ export: ExportSchema });

export const ExclusionBody = strictObject({
  email: Type.String({ maxLength: 300 }),
  months: nullable(Type.Union([Type.Literal(6), Type.Literal(12), Type.Literal(24)])),
});

export const ConfirmExclusionBody = strictObject({ token: LinkToken });

export const ConfirmExclusionReply = strictObject({ ends: nullable(Type.Integer()) });

export const AgeCheckReply = strictObject({ redirect_url: Type.String() });

export const AgeResultBody = strictObject({ token: Type.String({ minLength: 1, maxLength: 1_000 }) });

export const InvitesReply = strictObject({
  invites: Type.Array(strictObject({ code: Type.String(), expires: Type.Integer(), used: Type.Boolean() })),
  left: Type.Integer({ minimum: 0, maximum: INVITES_MAX }),
});

const row = strictObject({ email: Type.Boolean(), push: Type.Boolean() });

export const NotificationsReply = strictObject({
  notifications: strictObject({ new_message: row, new_like: row, match: row, offers: row, product_news: row }),
  push_details: Type.Boolean(),
  disabled: Type.Array(Type.Enum(NOTIFICATION_STOPS)),
});

const change = Type.Optional(strictObject({ email: Type.Optional(Type.Boolean()), push: Type.Optional(Type.Boolean()) }));

export const NotificationsBody = strictObject({
  notifications: Type.Optional(
    strictObject({ new_message: change, new_like: change, match: change, offers: change, product_news: change }),
  ),
  push_details: Type.Optional(Type.Boolean()),
  enable: Type.Optional(Type.Enum(NOTIFICATION_STOPS)),
});

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

export const requestEmailChange = call('POST /api/mail-change.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 5, seconds: 3600 },
  body: NewEmailBody,
  reply: NewEmailReply,
});

export const confirmEmailChange = call('PUT /api/mail-change.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 20, seconds: 3600 },
  body: ConfirmEmailBody,
  reply: ConfirmEmailReply,
});

export const undoSecurityChange = call('POST /api/security-undo.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 20, seconds: 3600 },
  body: UndoBody,
  reply: UndoReply,
});

export const deleteAccount = call('DELETE /api/account.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  body: DeleteAccountBody,
  reply: DeleteAccountReply,
});

export const reactivate = call('POST /api/account-reactivate.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 20, seconds: 3600 },
  body: ReactivateBody,
  reply: ReactivateReply,
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
  reply: DeleteDiscountReply,
});

export const readExport = call('GET /api/export.php', { access: 'member', tag: 'account', reply: ExportReply });

export const orderExport = call('POST /api/export.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 10, seconds: 900 },
  body: ExportBody,
  reply: OrderedExportReply,
});

export const requestExclusion = call('POST /api/self-exclusion.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 5, seconds: 3600 },
  body: ExclusionBody,
  reply: SentReply,
});

export const confirmExclusion = call('PUT /api/self-exclusion.php', {
  access: 'public',
  tag: 'account',
  limit: { max: 20, seconds: 3600 },
  body: ConfirmExclusionBody,
  reply: ConfirmExclusionReply,
});

export const beginAgeCheck = call('POST /api/age-check.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 20, seconds: 900 },
  body: EmptyBody,
  reply: AgeCheckReply,
});

export const finishAgeCheck = call('PUT /api/age-check.php', {
  access: 'member',
  tag: 'account',
  limit: { max: 20, seconds: 900 },
  body: AgeResultBody,
  reply: UserReply,
});

export const listInvites = call('GET /api/invites.php', { access: 'member', tag: 'account', reply: InvitesReply });

export const createInvite = call('POST /api/invites.php', { access: 'member', tag: 'account', body: EmptyBody, reply: InvitesReply });

export const readNotifications = call('GET /api/notifications.php', { access: 'member', tag: 'account', reply: NotificationsReply });

export const changeNotifications = call('PUT /api/notifications.php', {
  access: 'member',
  tag: 'account',
  body: NotificationsBody,
  reply: NotificationsReply,
});

export const changePrivacy = call('PUT /api/privacy.php', { access: 'member', tag: 'account', body: PrivacyBody, reply: PrivacyReply });
