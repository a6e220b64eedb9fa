import { DeleteAccountBody, DeleteAccountReply } from './routes/account/account';
import { ReactivateBody, ReactivateReply } from './routes/account-reactivate/account-reactivate';
import { SentReply } from './routes/activate-resend/activate-resend';
import { ActivateBody, ActivateReply } from './routes/activate/activate';
import { BlockBody, BlocksReply } from './routes/block/block.schema';
import { AgeCheckReply, AgeResultBody } from './routes/age-check/age-check';
import { AutoLikeReply } from './routes/auto-like/auto-like.schema';
import { ChatPhotoReply } from './routes/chat-photo/chat-photo';
import {
  ChatQuery,
  ChatReply,
  DeleteBody,
  DeleteReply,
  ReadBody,
  ReadReply,
  SendBody,
  SendReply,
  TakeBackBody,
  TakeBackReply,
} from './routes/chat/chat.schema';
import { ChatsReply } from './routes/chats/chats.schema';
import { AgeBody, AgeReply } from './routes/check-age/check-age';
import { EmailQuery, EmailReply } from './routes/check-email/check-email';
import { NameQuery, NameReply } from './routes/check-name/check-name';
import { CompanyReply } from './routes/companyinfo/companyinfo.schema';
import { ComplaintBody, ComplaintReply } from './routes/complaint/complaint.schema';
import { DeleteDiscountReply } from './routes/delete-discount/delete-discount';
import { ComplaintFileReply } from './routes/complaint-file/complaint-file';
import {
  DirectDebitsReply,
  MandateBody,
  MandateReferenceBody,
  MandateRequestedReply,
  MandatesReply,
  OtpReply,
  SignBody,
  SignReply,
} from './routes/directdebit/directdebit.schema';
import { DiscountCodeQuery, DiscountCodeReply } from './routes/discountcode/discountcode.schema';
import { EmptyBody } from './routes/entities/EmptyBody';
import { ExportBody, ExportReply, OrderedExportReply } from './routes/export/export';
import { GeocodeQuery, GeocodeReply } from './routes/geocode/geocode.schema';
import { GifsQuery, GifsReply } from './routes/gifs/gifs';
import { GiftsReply } from './routes/gifts/gifts';
import { IcebreakersQuery, IcebreakersReply } from './routes/icebreakers/icebreakers';
import { HideBody, HidesReply } from './routes/hide/hide.schema';
import { InterestsReply } from './routes/interests/interests.schema';
import { InvitesReply } from './routes/invites/invites';
import { LanderHitBody, LanderQuery, LanderReply } from './routes/lander/lander.schema';
import { LikeBody, LikeReply, UnlikeReply } from './routes/like/like.schema';
import { LikeSeenBody, LikeSeenReply, LikesReply } from './routes/likes/likes.schema';
import { LogoutReply } from './routes/logout/logout';
import { ConfirmEmailBody, ConfirmEmailReply, NewEmailBody, NewEmailReply } from './routes/mail-change/mail-change.schema';
import { MatchAnswersBody, MatchFinderReply } from './routes/match-finder/match-finder.schema';
import { MemberQuery, MemberReply } from './routes/member/member.schema';
import { DecisionBody, DecisionReply, QueueReply } from './routes/moderation/moderation.schema';
import { NotificationsBody, NotificationsReply } from './routes/notifications/notifications.schema';
import { CountryQuery, PackagesReply } from './routes/packages/packages.schema';
import { PageQuery, PageReply } from './routes/page/page.schema';
import { PasskeyOptionsBody } from './routes/passkey-options/passkey-options';
import {
  AddPasskeyBody,
  NamePasskeyBody,
  PasskeyCreationReply,
  PasskeyLoginBody,
  PasskeyRequestReply,
  PasskeysReply,
  RemovePasskeyBody,
} from './routes/passkeys/passkeys.schema';
import { PasswordBody, PasswordReply } from './routes/password/password';
import {
  NewPasswordBody,
  NewPasswordReply,
  ResetBody,
  ResetReply,
  TokenQuery,
  TokenReply,
} from './routes/password-reset/password-reset.schema';
import { PaymentMethodsReply } from './routes/payment-methods/payment-methods.schema';
import { OrderBody, OrderReply, PaymentQuery, PaymentReply } from './routes/payment/payment.schema';
import { ArrangeBody, ArrangeReply, RemoveBody, RemoveReply, UploadReply } from './routes/photos/photos.schema';
import { PrivacyBody, PrivacyReply } from './routes/privacy/privacy.schema';
import { ProfileBody, ProfileReply } from './routes/profile/profile.schema';
import { OwnReportsReply, ReportBody, ReportReply } from './routes/report/report.schema';
import { RefundBody, RefundReply } from './routes/refund/refund.schema';
import { RegionsReply } from './routes/regions/regions.schema';
import { RegiontermsQuery, RegiontermsReply } from './routes/regionterms/regionterms';
import { RepeatOrderReply } from './routes/repeat-order/repeat-order.schema';
import { SearchQuerySchema, SearchReplySchema } from './routes/search/search.schema';
import { UndoBody, UndoReply } from './routes/security-undo/security-undo';
import { ConfirmExclusionBody, ConfirmExclusionReply, ExclusionBody } from './routes/self-exclusion/self-exclusion';
import { EndSessionBody, SessionsReply } from './routes/sessions/sessions.schema';
import { SettingsQuery, SettingsReply } from './routes/settings/settings.schema';
import { SignupMatchesReply } from './routes/signup-matches/signup-matches';
import { SignupBody, SignupReply } from './routes/signup/signup.schema';
import { SpendingBody, SpendingReply } from './routes/spending/spending.schema';
import { RemoveMethodBody, StoredMethodsReply } from './routes/stored-methods/stored-methods.schema';
import { SwipeBody, SwipeGameReply } from './routes/swipe-game/swipe-game.schema';
import { TransactionsQuery, TransactionsReply } from './routes/transactions/transactions.schema';
import { TypingBody } from './routes/typing/typing';
import {
  LanguageBody,
  LoginBody,
  MaybeUserReply,
  PushBody,
  SubscribedReply,
  UnsubscribeBody,
  UnsubscribedReply,
  UserReply,
} from './routes/user/user.schema';

/** The schema of every call of the contract; `schemaCheck` holds them against its types. */
export const callSchemas = {
  'GET /api/user.php': { reply: MaybeUserReply },
  'POST /api/user.php': { body: LoginBody, reply: UserReply },
  'PUT /api/user.php': { body: LanguageBody, reply: UserReply },
  'POST /api/user.php?push=1': { body: PushBody, reply: SubscribedReply },
  'DELETE /api/user.php?push=1': { body: UnsubscribeBody, reply: UnsubscribedReply },
  'GET /api/logout.php': { reply: LogoutReply },
  'GET /api/geocode.php': { query: GeocodeQuery, reply: GeocodeReply },
  'POST /api/page-hidden.php': { body: EmptyBody },
  'GET /api/auto-like.php': { reply: AutoLikeReply },
  'GET /api/chats.php': { reply: ChatsReply },
  'GET /api/likes.php': { reply: LikesReply },
  'PUT /api/likes.php': { body: LikeSeenBody, reply: LikeSeenReply },
  'DELETE /api/chat.php': { body: DeleteBody, reply: DeleteReply },
  'GET /api/discountcode.php': { query: DiscountCodeQuery, reply: DiscountCodeReply },
  'GET /api/settings.php': { query: SettingsQuery, reply: SettingsReply },
  'GET /api/interests.php': { reply: InterestsReply },
  'GET /api/regions.php': { reply: RegionsReply },
  'GET /api/companyinfo.php': { reply: CompanyReply },
  'POST /api/signup.php': { body: SignupBody, reply: SignupReply },
  'POST /api/check-age.php': { body: AgeBody, reply: AgeReply },
  'GET /api/check-name.php': { query: NameQuery, reply: NameReply },
  'GET /api/check-email.php': { query: EmailQuery, reply: EmailReply },
  'GET /api/signup-matches.php': { reply: SignupMatchesReply },
  'POST /api/activate.php': { body: ActivateBody, reply: ActivateReply },
  'POST /api/activate-resend.php': { body: EmptyBody, reply: SentReply },
  'POST /api/password-reset.php': { body: ResetBody, reply: ResetReply },
  'GET /api/password-reset.php': { query: TokenQuery, reply: TokenReply },
  'PUT /api/password-reset.php': { body: NewPasswordBody, reply: NewPasswordReply },
  'PUT /api/password.php': { body: PasswordBody, reply: PasswordReply },
  'POST /api/mail-change.php': { body: NewEmailBody, reply: NewEmailReply },
  'PUT /api/mail-change.php': { body: ConfirmEmailBody, reply: ConfirmEmailReply },
  'POST /api/security-undo.php': { body: UndoBody, reply: UndoReply },
  'DELETE /api/account.php': { body: DeleteAccountBody, reply: DeleteAccountReply },
  'POST /api/account-reactivate.php': { body: ReactivateBody, reply: ReactivateReply },
  'POST /api/account-reactivate-resend.php': { body: LoginBody, reply: SentReply },
  'POST /api/delete-discount.php': { body: EmptyBody, reply: DeleteDiscountReply },
  'GET /api/export.php': { reply: ExportReply },
  'POST /api/export.php': { body: ExportBody, reply: OrderedExportReply },
  'POST /api/self-exclusion.php': { body: ExclusionBody, reply: SentReply },
  'PUT /api/self-exclusion.php': { body: ConfirmExclusionBody, reply: ConfirmExclusionReply },
  'POST /api/age-check.php': { body: EmptyBody, reply: AgeCheckReply },
  'PUT /api/age-check.php': { body: AgeResultBody, reply: UserReply },
  'GET /api/passkeys.php': { reply: PasskeysReply },
  'POST /api/passkeys.php': { body: AddPasskeyBody, reply: PasskeysReply },
  'PUT /api/passkeys.php': { body: NamePasskeyBody, reply: PasskeysReply },
  'DELETE /api/passkeys.php': { body: RemovePasskeyBody, reply: PasskeysReply },
  'POST /api/passkey-options.php': { body: PasskeyOptionsBody, reply: PasskeyCreationReply },
  'POST /api/passkey-login.php': { body: EmptyBody, reply: PasskeyRequestReply },
  'PUT /api/passkey-login.php': { body: PasskeyLoginBody, reply: UserReply },
  'GET /api/invites.php': { reply: InvitesReply },
  'POST /api/invites.php': { body: EmptyBody, reply: InvitesReply },
  'GET /api/block.php': { reply: BlocksReply },
  'POST /api/block.php': { body: BlockBody, reply: BlocksReply },
  'DELETE /api/block.php': { body: BlockBody, reply: BlocksReply },
  'GET /api/hide.php': { reply: HidesReply },
  'POST /api/hide.php': { body: HideBody, reply: HidesReply },
  'DELETE /api/hide.php': { body: HideBody, reply: HidesReply },
  'GET /api/report.php': { reply: OwnReportsReply },
  'POST /api/report.php': { body: ReportBody, reply: ReportReply },
  'GET /api/moderation.php': { reply: QueueReply },
  'POST /api/moderation.php': { body: DecisionBody, reply: DecisionReply },
  'GET /api/notifications.php': { reply: NotificationsReply },
  'PUT /api/notifications.php': { body: NotificationsBody, reply: NotificationsReply },
  'PUT /api/privacy.php': { body: PrivacyBody, reply: PrivacyReply },
  'GET /api/sessions.php': { reply: SessionsReply },
  'DELETE /api/sessions.php': { body: EndSessionBody, reply: SessionsReply },
  'GET /api/search.php': { query: SearchQuerySchema, reply: SearchReplySchema },
  'GET /api/member.php': { query: MemberQuery, reply: MemberReply },
  'GET /api/profile.php': { reply: ProfileReply },
  'PUT /api/profile.php': { body: ProfileBody, reply: ProfileReply },
  'POST /api/photos.php': { reply: UploadReply },
  'PUT /api/photos.php': { body: ArrangeBody, reply: ArrangeReply },
  'DELETE /api/photos.php': { body: RemoveBody, reply: RemoveReply },
  'GET /api/swipe-game.php': { reply: SwipeGameReply },
  'POST /api/swipe-game.php': { body: SwipeBody, reply: SwipeGameReply },
  'GET /api/match-finder.php': { reply: MatchFinderReply },
  'PUT /api/match-finder.php': { body: MatchAnswersBody, reply: MatchFinderReply },
  'POST /api/like.php': { body: LikeBody, reply: LikeReply },
  'DELETE /api/like.php': { body: LikeBody, reply: UnlikeReply },
  'GET /api/chat.php': { query: ChatQuery, reply: ChatReply },
  'POST /api/chat.php': { body: SendBody, reply: SendReply },
  'PUT /api/chat.php': { body: ReadBody, reply: ReadReply },
  'PATCH /api/chat.php': { body: TakeBackBody, reply: TakeBackReply },
  'POST /api/chat-photo.php': { reply: ChatPhotoReply },
  'POST /api/typing.php': { body: TypingBody },
  'GET /api/gifts.php': { reply: GiftsReply },
  'GET /api/icebreakers.php': { query: IcebreakersQuery, reply: IcebreakersReply },
  'GET /api/gifs.php': { query: GifsQuery, reply: GifsReply },
  'GET /api/packages.php': { query: CountryQuery, reply: PackagesReply },
  'GET /api/payment-methods.php': { query: CountryQuery, reply: PaymentMethodsReply },
  'POST /api/payment.php': { body: OrderBody, reply: OrderReply },
  'GET /api/payment.php': { query: PaymentQuery, reply: PaymentReply },
  'GET /api/transactions.php': { query: TransactionsQuery, reply: TransactionsReply },
  'GET /api/repeat-order.php': { reply: RepeatOrderReply },
  'GET /api/stored-methods.php': { reply: StoredMethodsReply },
  'DELETE /api/stored-methods.php': { body: RemoveMethodBody, reply: StoredMethodsReply },
  'POST /api/refund.php': { body: RefundBody, reply: RefundReply },
  'GET /api/spending.php': { reply: SpendingReply },
  'PUT /api/spending.php': { body: SpendingBody, reply: SpendingReply },
  'GET /api/directdebit.php': { reply: DirectDebitsReply },
  'POST /api/directdebit.php': { body: MandateBody, reply: MandateRequestedReply },
  'PUT /api/directdebit.php': { body: SignBody, reply: SignReply },
  'DELETE /api/directdebit.php': { body: MandateReferenceBody, reply: MandatesReply },
  'POST /api/directdebit-otp.php': { body: MandateReferenceBody, reply: OtpReply },
  'GET /api/regionterms.php': { query: RegiontermsQuery, reply: RegiontermsReply },
  'GET /api/page.php': { query: PageQuery, reply: PageReply },
  'GET /api/lander.php': { query: LanderQuery, reply: LanderReply },
  'POST /api/lander-hit.php': { body: LanderHitBody },
  'POST /api/complaint-file.php': { reply: ComplaintFileReply },
  'POST /api/complaint.php': { body: ComplaintBody, reply: ComplaintReply },
};
