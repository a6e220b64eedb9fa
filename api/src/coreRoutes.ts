import type { FastifyPluginAsync } from 'fastify';
import { accountReactivateResendRoutes } from './leaving/account-reactivate-resend';
import { accountReactivateRoutes } from './leaving/account-reactivate';
import { accountRoutes } from './leaving/account';
import { activateResendRoutes } from './account/activate-resend';
import { activateRoutes } from './account/activateActivate';
import { ageCheckRoutes } from './account/age-check';
import { checkAgeRoutes } from './account/check-age';
import { checkEmailRoutes } from './account/check-email';
import { checkNameRoutes } from './account/check-name';
import { clipRoutes } from './site/clip';
import { companyinfoRoutes } from './site/companyinfo';
import { complaintRoutes } from './moderation/complaint';
import { deleteDiscountRoutes } from './leaving/delete-discount';
import { exportRoutes } from './leaving/export';
import { complaintFileRoutes } from './moderation/complaint-file';
import { geocodeRoutes } from './members/geocode';
import { interestsRoutes } from './site/interests';
import { invitesRoutes } from './account/invites';
import { landerHitRoutes } from './landers/lander-hit';
import { landerRoutes } from './landers/lander';
import { landerLaunchRoutes } from './landers/lander-launches';
import { logoutRoutes } from './account/logout';
import { mailChangeRoutes } from './account/mail-change';
import { mailFeedbackRoutes } from './notify/mail-feedback';
import { outboxRoutes } from './routes/outbox/outbox';
import { pageRoutes } from './site/page';
import { pageHiddenRoutes } from './site/page-hidden';
import { passwordResetRoutes } from './account/password-reset';
import { passkeyLoginRoutes } from './account/passkey-login';
import { passkeyOptionsRoutes } from './account/passkey-options';
import { passkeysRoutes } from './account/passkeys';
import { passwordRoutes } from './account/password';
import { pictureRoutes } from './site/picture';
import { regionsRoutes } from './site/regions';
import { regiontermsRoutes } from './site/regionterms';
import { securityUndoRoutes } from './account/security-undo';
import { selfExclusionRoutes } from './leaving/self-exclusion';
import { sessionsRoutes } from './account/sessions';
import { settingsRoutes } from './site/settings';
import { signupMatchesRoutes } from './members/signup-matches';
import { signupRoutes } from './account/signupSignup';
import { unsubscribeRoutes } from './notify/unsubscribe';
import { userRoutes } from './account/user';

/** Account, reference data, pages and what the site itself needs. */
export const coreRoutes: FastifyPluginAsync[] = [
  ...[userRoutes, logoutRoutes, sessionsRoutes, signupRoutes, checkAgeRoutes, checkNameRoutes, checkEmailRoutes, signupMatchesRoutes],
  ...[activateRoutes, activateResendRoutes, passwordResetRoutes, passwordRoutes, mailChangeRoutes, securityUndoRoutes],
  ...[accountRoutes, accountReactivateRoutes, accountReactivateResendRoutes, deleteDiscountRoutes, exportRoutes],
  ...[selfExclusionRoutes, invitesRoutes, ageCheckRoutes, passkeysRoutes, passkeyOptionsRoutes, passkeyLoginRoutes],
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
