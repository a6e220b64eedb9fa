import type { FastifyPluginAsync } from 'fastify';
import { activateRoutes } from './activate/activate';
import { activateResendRoutes } from './activate-resend/activate-resend';
import { checkEmailRoutes } from './check-email/check-email';
import { checkNameRoutes } from './check-name/check-name';
import { companyinfoRoutes } from './companyinfo/companyinfo';
import { geocodeRoutes } from './geocode/geocode';
import { interestsRoutes } from './interests/interests';
import { logoutRoutes } from './logout/logout';
import { outboxRoutes } from './outbox/outbox';
import { pageHiddenRoutes } from './page-hidden/page-hidden';
import { passwordResetRoutes } from './password-reset/password-reset';
import { regionsRoutes } from './regions/regions';
import { settingsRoutes } from './settings/settings';
import { signupRoutes } from './signup/signup';
import { userRoutes } from './user/user';

/** Account, reference data, pages and what the site itself needs. */
export const coreRoutes: FastifyPluginAsync[] = [
  ...[userRoutes, logoutRoutes, signupRoutes, checkNameRoutes, checkEmailRoutes],
  ...[activateRoutes, activateResendRoutes, passwordResetRoutes],
  ...[settingsRoutes, interestsRoutes, regionsRoutes, companyinfoRoutes],
  ...[geocodeRoutes, pageHiddenRoutes, outboxRoutes],
];
