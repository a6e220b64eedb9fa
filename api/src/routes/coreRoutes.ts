import type { FastifyPluginAsync } from 'fastify';
import { companyinfoRoutes } from './companyinfo/companyinfo';
import { geocodeRoutes } from './geocode/geocode';
import { interestsRoutes } from './interests/interests';
import { outboxRoutes } from './outbox/outbox';
import { pageHiddenRoutes } from './page-hidden/page-hidden';
import { regionsRoutes } from './regions/regions';
import { settingsRoutes } from './settings/settings';

/** Account, reference data, pages and what the site itself needs. */
export const coreRoutes: FastifyPluginAsync[] = [
  outboxRoutes,
  settingsRoutes,
  interestsRoutes,
  regionsRoutes,
  companyinfoRoutes,
  geocodeRoutes,
  pageHiddenRoutes,
];
