import type { DataExport, DeleteReason, ExclusionMonths, Invites } from './account';
import type { ChatItem, Message, MessageType } from './chats';
import type { Company } from './company';
import type { ComplaintCategory } from './complaints';
import type { DiscountCode } from './discountCode';
import type { DirectDebitForm, DirectDebits, Mandate } from './directDebit';
import type { GifLocale } from './gifLocales';
import type { Gif } from './gifs';
import type { Gift, GiftKey } from './gifts';
import type { Icebreaker } from './icebreakers';
import type { Interest, InterestKey } from './interests';
import type { LanderDocument } from './landers';
import type { Likes } from './likes';
import type { Locale } from './locales';
import type { MatchAnswers, MatchFinder } from './matchFinder';
import type { DecisionForm, ModerationQueue } from './moderation';
import type { Currency } from './money';
import type { NotificationChanges, NotificationSettings } from './notifications';
import type { CreditPackage } from './packages';
import type { Passkey, PasskeyCreation, PasskeyMade, PasskeyProof, PasskeyRequest } from './passkeys';
import type { Payment, Refund } from './payment';
import type { PaymentMethod } from './paymentMethods';
import type { Privacy } from './privacy';
import type { OwnProfile, Profile, ProfileAttributes, ProfileCard, ProfileImage, ProfileNotes } from './profile';
import type { OwnReport, ReportForm } from './reports';
import type { SearchQuery, SearchReply } from './search';
import type { Session } from './sessions';
import type { Settings } from './settings';
import type { Spending, StopDays } from './spending';
import type { RepeatOrder, StoredMethod } from './storedMethod';
import type { SignupForm } from './signup';
import type { SwipeAction, SwipeGame } from './swipeGame';
import type { User } from './user';

type Flag = 'true' | '1';

/** A Web Push subscription as the browser serialises it. */
export interface PushSubscriptionBody {
  endpoint: string;
  expirationTime?: number | null;
  keys: { p256dh: string; auth: string };
}

/** Somebody the member has blocked or hidden; `created` is when, in unix seconds. */
export interface AvoidedMember {
  id: string;
  name: string;
  fictional: boolean;
  created: number;
}

/** A static page: paragraphs grouped by heading, without HTML. */
export interface PageDocument {
  token: string;
  title: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** Every call of the api, by method and path. Query values are strings on the wire. */
export interface ApiContract {
  'GET /api/user.php': { reply: { user: User | null } };
  'POST /api/user.php': { body: { login: string; password: string }; reply: { user: User } };
  'PUT /api/user.php': { body: { language: Locale }; reply: { user: User } };
  'POST /api/user.php?push=1': { body: { subscription: PushSubscriptionBody }; reply: { subscribed: true } };
  'DELETE /api/user.php?push=1': { body: { endpoint: string }; reply: { subscribed: false } };
  'GET /api/logout.php': { reply: { user: null } };
  'GET /api/geocode.php': { query: { lat: number; lon: number }; reply: { country: string; region: string; city: string } };
  'POST /api/page-hidden.php': { body: Record<string, never>; reply: undefined };
  'GET /api/auto-like.php': { reply: { profile: Pick<ProfileCard, 'id' | 'main_image' | 'name' | 'age' | 'fictional'> | null } };
  'GET /api/chats.php': { reply: { chats: ChatItem[] } };
  'GET /api/likes.php': { reply: Likes };
  'PUT /api/likes.php': { body: { id: string }; reply: { like_new: false } };
  'DELETE /api/chat.php': { body: { conversation: string }; reply: { deleted: true } };
  'GET /api/discountcode.php': { query: { welcome?: Flag; code?: string }; reply: { discountcode: DiscountCode | null } };
  'GET /api/settings.php': { query: { _force_domain: string; language?: Locale }; reply: { settings: Settings } };
  'GET /api/interests.php': { reply: { interests: Interest[] } };
  'GET /api/regions.php': { reply: { regions: Record<string, { code: string; name: string }[]> } };
  'GET /api/companyinfo.php': { reply: { company: Company } };

  'POST /api/signup.php': { body: SignupForm; reply: { user: User; next: string } };
  'POST /api/check-age.php': { body: { date_of_birth: string }; reply: { adult: true } };
  'GET /api/check-name.php': { query: { name: string }; reply: { available: boolean } };
  'GET /api/check-email.php': { query: { email: string }; reply: { valid: boolean; suggestion: string | null } };
  'GET /api/signup-matches.php': { reply: { profiles: ProfileCard[] } };
  'POST /api/activate.php': { body: { token: string }; reply: { user: User | null; activated: true } };
  'POST /api/activate-resend.php': { body: Record<string, never>; reply: { sent: true } };
  'POST /api/password-reset.php': { body: { email: string }; reply: { sent: true } };
  'GET /api/password-reset.php': { query: { token: string }; reply: { valid: boolean } };
  'PUT /api/password-reset.php': { body: { token: string; password: string; password_repeat: string }; reply: { user: User } };

  'PUT /api/password.php': { body: { old_password: string; password: string; password_repeat: string }; reply: { user: User } };
  'POST /api/mail-change.php': { body: { email: string; password: string }; reply: { sent: true } };
  /** `user` only in the member's own browser. */
  'PUT /api/mail-change.php': { body: { token: string }; reply: { email: string; user: User | null } };
  /** `reset_token` opens the choice of a new password. */
  'POST /api/security-undo.php': {
    body: { token: string };
    reply: { undone: 'email' | 'password'; email: string; reset_token: string };
  };
  'DELETE /api/account.php': { body: { reason: DeleteReason; text?: string; password: string }; reply: { deletes_at: number } };
  'POST /api/account-reactivate.php': { body: { token: string }; reply: { user: User } };
  'POST /api/account-reactivate-resend.php': { body: { login: string; password: string }; reply: { sent: true } };
  'POST /api/delete-discount.php': { body: Record<string, never>; reply: { discountcode: DiscountCode } };
  'GET /api/export.php': { reply: { export: DataExport | null } };
  'POST /api/export.php': { body: { password: string }; reply: { export: DataExport } };
  'POST /api/self-exclusion.php': { body: { email: string; months: ExclusionMonths | null }; reply: { sent: true } };
  /** Unix seconds; null for ever. */
  'PUT /api/self-exclusion.php': { body: { token: string }; reply: { ends: number | null } };
  /** Begins a check of the member's age at the provider. */
  'POST /api/age-check.php': { body: Record<string, never>; reply: { redirect_url: string } };
  'PUT /api/age-check.php': { body: { token: string }; reply: { user: User } };
  'GET /api/passkeys.php': { reply: { passkeys: Passkey[] } };
  'POST /api/passkeys.php': { body: { name: string; passkey: PasskeyMade }; reply: { passkeys: Passkey[] } };
  'PUT /api/passkeys.php': { body: { id: string; name: string }; reply: { passkeys: Passkey[] } };
  'DELETE /api/passkeys.php': { body: { id: string }; reply: { passkeys: Passkey[] } };
  /** Asks for the password again before a passkey is made. */
  'POST /api/passkey-options.php': { body: { password: string }; reply: { creation: PasskeyCreation } };
  'POST /api/passkey-login.php': { body: Record<string, never>; reply: { request: PasskeyRequest } };
  'PUT /api/passkey-login.php': { body: { proof: PasskeyProof }; reply: { user: User } };
  'GET /api/invites.php': { reply: Invites };
  'POST /api/invites.php': { body: Record<string, never>; reply: Invites };

  'GET /api/block.php': { reply: { blocked: AvoidedMember[] } };
  'POST /api/block.php': { body: { profile_id: string }; reply: { blocked: AvoidedMember[] } };
  'DELETE /api/block.php': { body: { profile_id: string }; reply: { blocked: AvoidedMember[] } };
  'GET /api/hide.php': { reply: { hidden: AvoidedMember[] } };
  'POST /api/hide.php': { body: { profile_id: string }; reply: { hidden: AvoidedMember[] } };
  'DELETE /api/hide.php': { body: { profile_id: string }; reply: { hidden: AvoidedMember[] } };
  'GET /api/report.php': { reply: { reports: OwnReport[] } };
  'POST /api/report.php': { body: ReportForm; reply: { reference: string } };
  'GET /api/moderation.php': { reply: ModerationQueue };
  'POST /api/moderation.php': { body: DecisionForm; reply: { decided: true } };
  'GET /api/notifications.php': { reply: NotificationSettings };
  'PUT /api/notifications.php': { body: NotificationChanges; reply: NotificationSettings };
  'PUT /api/privacy.php': { body: Partial<Privacy>; reply: { privacy: Privacy } };
  'GET /api/sessions.php': { reply: { sessions: Session[] } };
  /** Without an id all other sessions end. */
  'DELETE /api/sessions.php': { body: { id?: string }; reply: { sessions: Session[] } };

  'GET /api/search.php': { query: SearchQuery; reply: SearchReply };
  'GET /api/member.php': { query: { id: string }; reply: { profile: Profile } };
  'GET /api/profile.php': { reply: { profile: OwnProfile } };
  'PUT /api/profile.php': {
    body: Partial<ProfileAttributes> & {
      name?: string;
      notes?: ProfileNotes;
      interests?: InterestKey[];
      country?: string;
      region?: string | null;
      city?: string | null;
    };
    reply: { profile: OwnProfile };
  };
  'POST /api/photos.php': { body: FormData; reply: { photo: ProfileImage } };
  'DELETE /api/photos.php': { body: { id: string }; reply: { deleted: true } };
  'PUT /api/photos.php': { body: { order?: string[]; main?: string }; reply: { photos: ProfileImage[] } };
  'GET /api/swipe-game.php': { reply: SwipeGame };
  'POST /api/swipe-game.php': { body: { profile_id: string; action: SwipeAction }; reply: SwipeGame };
  'GET /api/match-finder.php': { reply: MatchFinder };
  'PUT /api/match-finder.php': { body: MatchAnswers; reply: MatchFinder };
  'POST /api/like.php': { body: { profile_id: string }; reply: { match: boolean; profile: ProfileCard } };
  'DELETE /api/like.php': { body: { profile_id: string }; reply: { match: false; profile: ProfileCard } };

  'GET /api/chat.php': {
    query: { conversation: string; before?: string; limit?: number };
    reply: {
      conversation: { id: string };
      profile: ProfileCard;
      /** Oldest first. */
      messages: Message[];
      history_limit_reached: boolean;
      next_before: string | null;
    };
  };
  'POST /api/chat.php': {
    body: {
      conversation?: string;
      profile_id?: string;
      type: MessageType;
      /** Text of a message, or the text that comes with a gift. */
      body?: string;
      photo_id?: string;
      gift?: GiftKey;
      gif?: string;
      icebreaker?: Icebreaker;
      client_id: string;
    };
    reply: { message: Message; conversation: { id: string }; credits: number };
  };
  'PUT /api/chat.php': { body: { conversation: string; read_up_to: string }; reply: { num_unread_messages: number } };
  'PATCH /api/chat.php': { body: { message_id: string; action: 'delete' | 'withdraw' }; reply: { message_id: string; credits: number } };
  'POST /api/chat-photo.php': { body: FormData; reply: { photo_id: string } };
  'POST /api/typing.php': { body: { conversation: string }; reply: undefined };
  'GET /api/gifts.php': { reply: { gifts: Gift[] } };
  'GET /api/icebreakers.php': { query: { profile_id: string }; reply: { icebreakers: Icebreaker[] } };
  'GET /api/gifs.php': { query: { q?: string; locale: GifLocale; page?: number }; reply: { gifs: Gif[]; page: number; pages: number } };

  'GET /api/packages.php': {
    query: { country?: string };
    reply: { packages: CreditPackage[]; currency: Currency; own_amount: { min: number; max: number } };
  };
  'GET /api/payment-methods.php': { query: { country?: string }; reply: { methods: PaymentMethod[] } };
  'POST /api/payment.php': {
    body: {
      package_id?: number;
      credits?: number;
      method: PaymentMethod;
      code?: string;
      client_id: string;
      terms_version: string;
      consent_start: boolean;
      /** Charged at once, without a payment page; its method must be `method`. */
      stored_method?: string;
      /** Keeps the card for a later order. */
      store_method?: boolean;
      /** Pays a debit that was returned, instead of a package. */
      settles?: string;
    };
    reply: { payment: Payment; redirect_url: string };
  };
  'GET /api/payment.php': { query: { id: string }; reply: { payment: Payment } };
  'GET /api/transactions.php': { query: { page?: number }; reply: { transactions: Payment[]; page: number; pages: number } };
  'GET /api/repeat-order.php': { reply: { order: RepeatOrder | null } };
  'GET /api/stored-methods.php': { reply: { methods: StoredMethod[] } };
  'DELETE /api/stored-methods.php': { body: { id: string }; reply: { methods: StoredMethod[] } };
  /** Without `confirm` it only tells what would be paid back. */
  'POST /api/refund.php': { body: { payment_id: string; confirm: boolean }; reply: { refund: Refund; payment: Payment } };
  'GET /api/spending.php': { reply: { spending: Spending } };
  'PUT /api/spending.php': {
    body: { week_limit?: number | null; month_limit?: number | null; stop_days?: StopDays };
    reply: { spending: Spending };
  };
  'GET /api/directdebit.php': { reply: DirectDebits };
  'POST /api/directdebit.php': { body: DirectDebitForm; reply: { mandate_reference: string; otp_sent: boolean } };
  'PUT /api/directdebit.php': { body: { mandate_reference: string; otp: string }; reply: { mandate: Mandate } };
  'DELETE /api/directdebit.php': { body: { mandate_reference: string }; reply: { mandates: Mandate[] } };
  'POST /api/directdebit-otp.php': { body: { mandate_reference: string }; reply: { otp_sent: boolean } };
  'GET /api/regionterms.php': { query: { country: string; locale: Locale }; reply: { version: string; text: string } };

  'GET /api/page.php': { query: { token: string; locale: Locale }; reply: { page: PageDocument } };
  /** Without a locale in the language of the visitor. */
  'GET /api/lander.php': { query: { name: string; slug?: string; locale?: Locale }; reply: { lander: LanderDocument } };
  'POST /api/lander-hit.php': { body: { name: string; slug: string; variant: string }; reply: undefined };
  'POST /api/complaint-file.php': { body: FormData; reply: { file_id: string } };
  'POST /api/complaint.php': {
    body: {
      category: ComplaintCategory;
      email: string;
      reference?: string;
      description: string;
      good_faith?: boolean;
      /** Ids of uploaded pictures, 3 at most. */
      attachments?: string[];
    };
    reply: { ticket: string };
  };
}

export type ApiCall = keyof ApiContract;
export type ApiReply<Call extends ApiCall> = ApiContract[Call]['reply'];
export type ApiQuery<Call extends ApiCall> = ApiContract[Call] extends { query: infer Query } ? Query : undefined;
export type ApiBody<Call extends ApiCall> = ApiContract[Call] extends { body: infer Body } ? Body : undefined;
