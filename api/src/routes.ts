import type { FastifyPluginAsync } from 'fastify';
import { ageRoutes } from './account/ageRoutes';
import { mailChangeRoutes, passwordRoutes } from './account/credentialRoutes';
import { linkRoutes } from './account/linkRoutes';
import { passkeyLoginRoutes, passkeysRoutes } from './account/passkeyRoutes';
import { activationRoutes, inviteRoutes, signupRoutes } from './account/signupRoutes';
import { pageHiddenRoutes, sessionRoutes, userRoutes } from './account/userRoutes';
import { pageRoutes, regionTermsRoutes } from './site/pageRoutes';
import { chatRoutes, chatsRoutes, typingRoutes } from './chat/chatRoutes';
import { chatPhotoRoutes, gifRoutes, gifsRoutes, giftsRoutes, icebreakersRoutes } from './chat/extrasRoutes';
import { discountCodeRoutes, packagesRoutes, paymentMethodsRoutes, repeatOrderRoutes } from './credits/offerRoutes';
import { eventsRoutes } from './chat/eventsRoutes';
import {
  paymentRoutes,
  paymentWebhookRoutes,
  refundRoutes,
  spendingRoutes,
  storedMethodsRoutes,
  transactionsRoutes,
} from './credits/paymentRoutes';
import { directDebitOtpRoutes, directDebitRoutes } from './directDebit/directDebitRoutes';
import { landerHitRoutes, landerRoutes } from './landers/landerRoutes';
import { landerLaunchRoutes } from './landers/launchRoutes';
import { deletionRoutes, exportRoutes, selfExclusionRoutes } from './leaving/leavingRoutes';
import { blockRoutes, hideRoutes } from './members/blockRoutes';
import { likeRoutes, likesRoutes } from './members/likeRoutes';
import { geocodeRoutes, memberRoutes, privacyRoutes, profileRoutes } from './members/profileRoutes';
import { searchRoutes } from './members/searchRoutes';
import { autoLikeRoutes, matchFinderRoutes, signupMatchesRoutes, swipeGameRoutes } from './members/suggestionRoutes';
import { complaintFileRoutes, complaintRoutes } from './moderation/complaintRoutes';
import { moderationRoutes, reportRoutes } from './moderation/moderationRoutes';
import { mailFeedbackRoutes, notificationsRoutes, unsubscribeRoutes } from './notify/notificationRoutes';
import { outboxRoutes } from './notify/outboxRoutes';
import { photoRoutes, photosRoutes } from './photos/photoRoutes';
import { clipRoutes, pictureRoutes } from './site/mediaRoutes';
import { companyInfoRoutes, interestsRoutes, regionsRoutes, settingsRoutes } from './site/settingsRoutes';

/** Route plugins, by the folder that contains them. */
const routesByFolder = {
  account: [
    userRoutes,
    sessionRoutes,
    signupRoutes,
    activationRoutes,
    inviteRoutes,
    ageRoutes,
    passwordRoutes,
    mailChangeRoutes,
    passkeysRoutes,
    passkeyLoginRoutes,
    linkRoutes,
  ],
  members: [
    signupMatchesRoutes,
    geocodeRoutes,
    searchRoutes,
    memberRoutes,
    likeRoutes,
    likesRoutes,
    blockRoutes,
    hideRoutes,
    privacyRoutes,
    autoLikeRoutes,
    swipeGameRoutes,
    matchFinderRoutes,
    profileRoutes,
  ],
  photos: [photosRoutes, photoRoutes],
  chat: [chatsRoutes, chatRoutes, chatPhotoRoutes, giftsRoutes, icebreakersRoutes, gifsRoutes, gifRoutes, eventsRoutes, typingRoutes],
  credits: [
    packagesRoutes,
    paymentMethodsRoutes,
    paymentRoutes,
    transactionsRoutes,
    discountCodeRoutes,
    repeatOrderRoutes,
    storedMethodsRoutes,
    refundRoutes,
    spendingRoutes,
    paymentWebhookRoutes,
  ],
  directDebit: [directDebitRoutes, directDebitOtpRoutes],
  moderation: [complaintRoutes, complaintFileRoutes, reportRoutes, moderationRoutes],
  leaving: [deletionRoutes, exportRoutes, selfExclusionRoutes],
  notify: [unsubscribeRoutes, mailFeedbackRoutes, outboxRoutes, notificationsRoutes],
  landers: [landerRoutes, landerLaunchRoutes, landerHitRoutes],
  site: [
    settingsRoutes,
    interestsRoutes,
    regionsRoutes,
    companyInfoRoutes,
    regionTermsRoutes,
    pageRoutes,
    clipRoutes,
    pictureRoutes,
    pageHiddenRoutes,
  ],
} satisfies Record<string, readonly FastifyPluginAsync[]>;

/** The api's route plugins; a demo adds its own, and health, metrics and the API documentation are served by other plugins. */
export const routes: readonly FastifyPluginAsync[] = Object.values(routesByFolder).flat();
