import type { Row } from '../calls';
import type { BodyOf, QueryOf, ReplyOf } from '../calls/call';

export type { DataExport, Invite, Invites } from '../calls/account';
export type { ChatItem, ChatPhoto, LastMessage, Message } from '../calls/chat';
export type { Gif, Gift, Icebreaker } from '../calls/chatExtras';
export type { CreditPackage, Payment, Refund, RepeatOrder } from '../calls/credits';
export type { Creditor, DirectDebitForm, DirectDebits, Mandate } from '../calls/directDebit';
export type { DiscountCode } from '../calls/discountCodes';
export type { LanderDocument, LanderMap, LanderMember } from '../calls/landers';
export type { Likes, ReceivedLike } from '../calls/likes';
export type { FoundMatch, MatchAnswers, MatchFinder } from '../calls/matchFinder';
export type { SearchQuery, SearchReply } from '../calls/members';
export type { DecisionForm, ModeratedMember, ModerationQueue, ReportExcerpt } from '../calls/moderation';
export type { NotificationChanges, NotificationSettings } from '../calls/notificationSettings';
export type { PageDocument } from '../calls/pages';
export type { Passkey, PasskeyCreation, PasskeyMade, PasskeyProof, PasskeyRequest } from '../calls/passkeys';
export type { Privacy } from '../calls/privacy';
export type { OwnProfile, Profile, ProfileCard, ProfileImage, ProfileNotes } from '../calls/profiles';
export type { AvoidedMember, OwnReport, ReportForm } from '../calls/safety';
export type { SignupForm } from '../calls/signup';
export type { Company, Country, Interest, Settings } from '../calls/site';
export type { Spending } from '../calls/spending';
export type { StoredMethod } from '../calls/storedMethods';
export type { SwipeGame } from '../calls/swipeGame';
export type { PushSubscriptionBody, Session } from '../calls/user';
export type { User } from '../calls/users';

/** Types of query, body and reply of every call declared in `shared/calls`, by method and path. */
export type ApiContract = {
  [Each in Row as Each['name']]: { reply: ReplyOf<Each> } & (Each extends { query: unknown } ? { query: QueryOf<Each> } : unknown) &
    (Each extends { body: unknown } | { upload: true } ? { body: BodyOf<Each> } : unknown);
};

export type ApiCall = keyof ApiContract;
export type ApiReply<Call extends ApiCall> = ApiContract[Call]['reply'];
export type ApiQuery<Call extends ApiCall> = ApiContract[Call] extends { query: infer Query } ? Query : undefined;
export type ApiBody<Call extends ApiCall> = ApiContract[Call] extends { body: infer Body } ? Body : undefined;
