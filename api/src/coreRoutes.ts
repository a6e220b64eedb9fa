import type { FastifyPluginAsync } from 'fastify';
import { deletionRoutes, exportRoutes, selfExclusionRoutes } from './leaving/leavingRoutes';
import { activationRoutes, inviteRoutes, signupRoutes } from './account/signupRoutes';
import { ageRoutes } from './account/ageRoutes';
import { sessionRoutes, userRoutes } from './account/userRoutes';
import { mailChangeRoutes, passwordRoutes } from './account/credentialRoutes';
import { passkeyLoginRoutes, passkeysRoutes } from './account/passkeyRoutes';
import { clipRoutes } from './site/clip';
import { companyinfoRoutes } from './site/companyinfo';
import { complaintFileRoutes, complaintRoutes } from './moderation/complaintRoutes';
import { geocodeRoutes } from './members/profileRoutes';
import { signupMatchesRoutes } from './members/suggestionRoutes';
import { interestsRoutes } from './site/interests';
import { landerHitRoutes, landerRoutes } from './landers/landerRoutes';
import { landerLaunchRoutes } from './landers/launchRoutes';
import { mailFeedbackRoutes, unsubscribeRoutes } from './notify/notificationRoutes';
import { outboxRoutes } from './notify/outboxRoutes';
import { pageRoutes } from './site/page';
import { pageHiddenRoutes } from './site/page-hidden';
import { pictureRoutes } from './site/picture';
import { regionsRoutes } from './site/regions';
import { regiontermsRoutes } from './site/regionterms';
import { settingsRoutes } from './site/settings';

/** Account, reference data, pages and what the site itself needs. */
export const coreRoutes: FastifyPluginAsync[] = [
  userRoutes,
  sessionRoutes,
  signupRoutes,
  signupMatchesRoutes,
  activationRoutes,
  inviteRoutes,
  ageRoutes,
  passwordRoutes,
  mailChangeRoutes,
  passkeysRoutes,
  passkeyLoginRoutes,
  deletionRoutes,
  exportRoutes,
  selfExclusionRoutes,
  ...[settingsRoutes, interestsRoutes, regionsRoutes, companyinfoRoutes, regiontermsRoutes],
  ...[
    pageRoutes,
    clipRoutes,
    pictureRoutes,
    landerRoutes,
    landerLaunchRoutes,
    landerHitRoutes,
    complaintRoutes,
    complaintFileRoutes,
    unsubscribeRoutes,
    mailFeedbackRoutes,
  ],
  ...[geocodeRoutes, pageHiddenRoutes, outboxRoutes],
];
