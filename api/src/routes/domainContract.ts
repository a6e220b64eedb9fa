import type { Static, TSchema } from 'typebox';
import type { ApiBody, ApiCall, ApiQuery, ApiReply } from '@rendezvous/shared/contract';
import { AutoLikeReply } from './auto-like/auto-like.schema';
import { ChatQuery, ChatReply, DeleteBody, DeleteReply, ReadBody, ReadReply, SendBody, SendReply } from './chat/chat.schema';
import { ChatsReply } from './chats/chats.schema';
import { DiscountCodeQuery, DiscountCodeReply } from './discountcode/discountcode.schema';
import { LikeBody, LikeReply, UnlikeReply } from './like/like.schema';
import { LikeSeenBody, LikeSeenReply, LikesReply } from './likes/likes.schema';
import { MemberQuery, MemberReply } from './member/member.schema';
import { PaymentMethodsReply } from './payment-methods/payment-methods.schema';
import { OrderBody, OrderReply, PaymentQuery, PaymentReply } from './payment/payment.schema';
import { CountryQuery, PackagesReply } from './packages/packages.schema';
import { RemoveBody, RemoveReply, UploadReply } from './photos/photos.schema';
import { ProfileBody, ProfileReply } from './profile/profile.schema';
import { SearchQuerySchema, SearchReplySchema } from './search/search.schema';
import { TransactionsQuery, TransactionsReply } from './transactions/transactions.schema';

/** True when schema and contract say the same in both directions (design 12.24). */
type Agrees<Schema extends TSchema, Contract> = [Static<Schema>] extends [Contract]
  ? [Contract] extends [Static<Schema>]
    ? true
    : { missingInSchema: Contract }
  : { missingInContract: Static<Schema> };

const reply = <Call extends ApiCall, Schema extends TSchema>(call: Call, schema: Schema, _agrees: Agrees<Schema, ApiReply<Call>>) => ({
  call,
  schema,
});
const query = <Call extends ApiCall, Schema extends TSchema>(call: Call, schema: Schema, _agrees: Agrees<Schema, ApiQuery<Call>>) => ({
  call,
  schema,
});
const body = <Call extends ApiCall, Schema extends TSchema>(call: Call, schema: Schema, _agrees: Agrees<Schema, ApiBody<Call>>) => ({
  call,
  schema,
});

/** The schemas of members, chat and credits, each held against the contract by the compiler. */
export const domainContract = [
  query('GET /api/search.php', SearchQuerySchema, true),
  reply('GET /api/search.php', SearchReplySchema, true),
  query('GET /api/member.php', MemberQuery, true),
  reply('GET /api/member.php', MemberReply, true),
  reply('GET /api/profile.php', ProfileReply, true),
  body('PUT /api/profile.php', ProfileBody, true),
  reply('PUT /api/profile.php', ProfileReply, true),
  reply('POST /api/photos.php', UploadReply, true),
  body('DELETE /api/photos.php', RemoveBody, true),
  reply('DELETE /api/photos.php', RemoveReply, true),
  body('POST /api/like.php', LikeBody, true),
  reply('POST /api/like.php', LikeReply, true),
  reply('DELETE /api/like.php', UnlikeReply, true),
  reply('GET /api/likes.php', LikesReply, true),
  body('PUT /api/likes.php', LikeSeenBody, true),
  reply('PUT /api/likes.php', LikeSeenReply, true),
  reply('GET /api/auto-like.php', AutoLikeReply, true),
  reply('GET /api/chats.php', ChatsReply, true),
  query('GET /api/chat.php', ChatQuery, true),
  reply('GET /api/chat.php', ChatReply, true),
  body('POST /api/chat.php', SendBody, true),
  reply('POST /api/chat.php', SendReply, true),
  body('PUT /api/chat.php', ReadBody, true),
  reply('PUT /api/chat.php', ReadReply, true),
  body('DELETE /api/chat.php', DeleteBody, true),
  reply('DELETE /api/chat.php', DeleteReply, true),
  query('GET /api/packages.php', CountryQuery, true),
  reply('GET /api/packages.php', PackagesReply, true),
  query('GET /api/payment-methods.php', CountryQuery, true),
  reply('GET /api/payment-methods.php', PaymentMethodsReply, true),
  body('POST /api/payment.php', OrderBody, true),
  reply('POST /api/payment.php', OrderReply, true),
  query('GET /api/payment.php', PaymentQuery, true),
  reply('GET /api/payment.php', PaymentReply, true),
  query('GET /api/transactions.php', TransactionsQuery, true),
  reply('GET /api/transactions.php', TransactionsReply, true),
  query('GET /api/discountcode.php', DiscountCodeQuery, true),
  reply('GET /api/discountcode.php', DiscountCodeReply, true),
];
