import type { FastifyPluginAsync } from 'fastify';
import { accountReactivateResendRoutes } from './account-reactivate-resend/account-reactivate-resend';
import { accountReactivateRoutes } from './account-reactivate/account-reactivate';
import { accountRoutes } from './account/account';
import { activateResendRoutes } from './activate-resend/activate-resend';
import { activateRoutes } from './activate/activate';
import { ageCheckRoutes } from './age-check/age-check';
import { checkAgeRoutes } from './check-age/check-age';
import { checkEmailRoutes } from './check-email/check-email';
import { checkNameRoutes } from './check-name/check-name';
import { clipRoutes } from './clip/clip';
import { companyinfoRoutes } from './companyinfo/companyinfo';
import { complaintRoutes } from './complaint/complaint';
import { deleteDiscountRoutes } from './delete-discount/delete-discount';
import { exportRoutes } from './export/export';
import { complaintFileRoutes } from './complaint-file/complaint-file';
import { geocodeRoutes } from './geocode/geocode';
import { interestsRoutes } from './interests/interests';
import { invitesRoutes } from './invites/invites';
import { landerHitRoutes } from './lander-hit/lander-hit';
import { landerRoutes } from './lander/lander';
import { landerLaunchRoutes } from './lander-launches/lander-launches';
import { logoutRoutes } from './logout/logout';
import { mailChangeRoutes } from './mail-change/mail-change';
import { mailFeedbackRoutes } from './mail-feedback/mail-feedback';
import { outboxRoutes } from './outbox/outbox';
import { pageRoutes } from './page/page';
import { pageHiddenRoutes } from './page-hidden/page-hidden';
import { passwordResetRoutes } from './password-reset/password-reset';
import { passkeyLoginRoutes } from './passkey-login/passkey-login';
import { passkeyOptionsRoutes } from './passkey-options/passkey-options';
import { passkeysRoutes } from './passkeys/passkeys';
import { passwordRoutes } from './password/password';
import { pictureRoutes } from './picture/picture';
import { regionsRoutes } from './regions/regions';
import { regiontermsRoutes } from './regionterms/regionterms';
import { securityUndoRoutes } from './security-undo/security-undo';
import { selfExclusionRoutes } from './self-exclusion/self-exclusion';
import { sessionsRoutes } from './sessions/sessions';
import { settingsRoutes } from './settings/settings';
import { signupMatchesRoutes } from './signup-matches/signup-matches';
import { signupRoutes } from './signup/signup';
import { unsubscribeRoutes } from './unsubscribe/unsubscribe';
import { userRoutes } from './user/user';

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
