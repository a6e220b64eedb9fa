import type { FastifyPluginAsync } from 'fastify';
import { autoLikeRoutes } from './members/auto-like';
import { blockRoutes } from './members/block';
import { hideRoutes } from './members/hide';
import { chatRoutes } from './chat/chat';
import { chatPhotoRoutes } from './chat/chat-photo';
import { chatsRoutes } from './chat/chats';
import { directDebitRoutes } from './directDebit/directdebit';
import { directDebitOtpRoutes } from './directDebit/directdebit-otp';
import { discountCodeRoutes } from './credits/discountcode';
import { eventsRoutes } from './chat/events';
import { gifRoutes } from './chat/gif';
import { gifsRoutes } from './chat/gifs';
import { giftsRoutes } from './chat/gifts';
import { icebreakersRoutes } from './chat/icebreakers';
import { likeRoutes } from './members/like';
import { likesRoutes } from './members/likes';
import { matchFinderRoutes } from './members/match-finder';
import { memberRoutes } from './members/member';
import { moderationRoutes } from './moderation/moderation';
import { notificationsRoutes } from './notify/notifications';
import { packagesRoutes } from './credits/packages';
import { paymentRoutes } from './credits/payment';
import { paymentMethodsRoutes } from './credits/payment-methods';
import { paymentWebhookRoutes } from './credits/payment-webhook';
import { photoRoutes } from './photos/photo';
import { photosRoutes } from './photos/photos';
import { privacyRoutes } from './members/privacy';
import { profileRoutes } from './members/profile';
import { refundRoutes } from './credits/refund';
import { repeatOrderRoutes } from './credits/repeat-order';
import { reportRoutes } from './moderation/report';
import { sandboxAgeRoutes } from './routes/sandbox/sandboxAgeRoutes';
import { sandboxRoutes } from './routes/sandbox/sandbox';
import { searchRoutes } from './members/search';
import { spendingRoutes } from './credits/spending';
import { storedMethodsRoutes } from './credits/stored-methods';
import { swipeGameRoutes } from './members/swipe-game';
import { transactionsRoutes } from './credits/transactions';
import { typingRoutes } from './chat/typing';

/** Members, likes, chat and credits. */
export const domainRoutes: FastifyPluginAsync[] = [
  searchRoutes,
  memberRoutes,
  likeRoutes,
  likesRoutes,
  ...[blockRoutes, hideRoutes, reportRoutes, moderationRoutes, notificationsRoutes],
  privacyRoutes,
  autoLikeRoutes,
  ...[swipeGameRoutes, matchFinderRoutes],
  profileRoutes,
  photosRoutes,
  photoRoutes,
  chatsRoutes,
  chatRoutes,
  chatPhotoRoutes,
  ...[giftsRoutes, icebreakersRoutes, gifsRoutes, gifRoutes],
  ...[eventsRoutes, typingRoutes],
  packagesRoutes,
  paymentMethodsRoutes,
  paymentRoutes,
  transactionsRoutes,
  discountCodeRoutes,
  ...[repeatOrderRoutes, storedMethodsRoutes, refundRoutes, spendingRoutes],
  ...[directDebitRoutes, directDebitOtpRoutes],
  paymentWebhookRoutes,
  sandboxRoutes,
  sandboxAgeRoutes,
];
