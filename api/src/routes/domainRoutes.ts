import type { FastifyPluginAsync } from 'fastify';
import { autoLikeRoutes } from './auto-like/auto-like';
import { blockRoutes } from './block/block';
import { hideRoutes } from './hide/hide';
import { chatRoutes } from './chat/chat';
import { chatPhotoRoutes } from './chat-photo/chat-photo';
import { chatsRoutes } from './chats/chats';
import { directDebitRoutes } from './directdebit/directdebit';
import { directDebitOtpRoutes } from './directdebit-otp/directdebit-otp';
import { discountCodeRoutes } from './discountcode/discountcode';
import { eventsRoutes } from './events/events';
import { gifRoutes } from './gif/gif';
import { gifsRoutes } from './gifs/gifs';
import { giftsRoutes } from './gifts/gifts';
import { icebreakersRoutes } from './icebreakers/icebreakers';
import { likeRoutes } from './like/like';
import { likesRoutes } from './likes/likes';
import { matchFinderRoutes } from './match-finder/match-finder';
import { memberRoutes } from './member/member';
import { moderationRoutes } from './moderation/moderation';
import { notificationsRoutes } from './notifications/notifications';
import { packagesRoutes } from './packages/packages';
import { paymentRoutes } from './payment/payment';
import { paymentMethodsRoutes } from './payment-methods/payment-methods';
import { paymentWebhookRoutes } from './payment-webhook/payment-webhook';
import { photoRoutes } from './photo/photo';
import { photosRoutes } from './photos/photos';
import { privacyRoutes } from './privacy/privacy';
import { profileRoutes } from './profile/profile';
import { refundRoutes } from './refund/refund';
import { repeatOrderRoutes } from './repeat-order/repeat-order';
import { reportRoutes } from './report/report';
import { sandboxAgeRoutes } from './sandbox/sandboxAgeRoutes';
import { sandboxRoutes } from './sandbox/sandbox';
import { searchRoutes } from './search/search';
import { spendingRoutes } from './spending/spending';
import { storedMethodsRoutes } from './stored-methods/stored-methods';
import { swipeGameRoutes } from './swipe-game/swipe-game';
import { transactionsRoutes } from './transactions/transactions';
import { typingRoutes } from './typing/typing';

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
