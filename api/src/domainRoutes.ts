import type { FastifyPluginAsync } from 'fastify';
import { autoLikeRoutes, matchFinderRoutes, swipeGameRoutes } from './members/suggestionRoutes';
import { blockRoutes, hideRoutes } from './members/blockRoutes';
import { likeRoutes, likesRoutes } from './members/likeRoutes';
import { memberRoutes, privacyRoutes, profileRoutes } from './members/profileRoutes';
import { photoRoutes, photosRoutes } from './photos/photoRoutes';
import { searchRoutes } from './members/searchRoutes';
import { chatRoutes, chatsRoutes, typingRoutes } from './chat/chatRoutes';
import { chatPhotoRoutes, gifRoutes, gifsRoutes, giftsRoutes, icebreakersRoutes } from './chat/contentRoutes';
import { eventsRoutes } from './chat/eventsRoutes';
import { directDebitOtpRoutes, directDebitRoutes } from './directDebit/directDebitRoutes';
import { discountCodeRoutes, packagesRoutes, paymentMethodsRoutes, repeatOrderRoutes } from './credits/offerRoutes';
import { paymentRoutes, refundRoutes, spendingRoutes, storedMethodsRoutes, transactionsRoutes } from './credits/paymentRoutes';
import { paymentWebhookRoutes } from './credits/paymentWebhookRoutes';
import { moderationRoutes, reportRoutes } from './moderation/moderationRoutes';
import { notificationsRoutes } from './notify/notificationRoutes';

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
];
