import type { RoutesOf } from '@rendezvous/shared/contract';
import type { ShellScreen } from '../routing/ShellScreen';
import { screenTitles } from './screenTitles';

const publicPage = { layout: 'Default', access: 'public' } as const;

/** The shell's own screens by route (appendix A); a route without one does not compile. */
export const shellScreens = {
  index: { ...publicPage, titleId: screenTitles.index.id, load: () => import('./IndexScreen').then((screen) => screen.IndexScreen) },
  settings: {
    layout: 'Default',
    access: 'user',
    titleId: screenTitles.settings.id,
    load: () => import('./SettingsScreen').then((screen) => screen.SettingsScreen),
  },
  'lang-config': {
    layout: 'Empty',
    access: 'public',
    titleId: screenTitles['lang-config'].id,
    load: () => import('./LangConfigScreen').then((screen) => screen.LangConfigScreen),
  },
  complaints: {
    ...publicPage,
    titleId: screenTitles.complaints.id,
    load: () => import('./ComplaintsScreen').then((screen) => screen.ComplaintsScreen),
  },
  'pages-ban': {
    ...publicPage,
    titleId: screenTitles['pages-ban'].id,
    load: () => import('./BanScreen').then((screen) => screen.BanScreen),
  },
  'pages-cookies': {
    ...publicPage,
    titleId: screenTitles['pages-cookies'].id,
    load: () => import('./CookiesScreen').then((screen) => screen.CookiesScreen),
  },
  'pages-faq': {
    ...publicPage,
    titleId: screenTitles['pages-faq'].id,
    load: () => import('./FaqScreen').then((screen) => screen.FaqScreen),
  },
  'pages-privacy': {
    ...publicPage,
    titleId: screenTitles['pages-privacy'].id,
    load: () => import('./PrivacyScreen').then((screen) => screen.PrivacyScreen),
  },
  'pages-return-policy': {
    ...publicPage,
    titleId: screenTitles['pages-return-policy'].id,
    load: () => import('./ReturnPolicyScreen').then((screen) => screen.ReturnPolicyScreen),
  },
  'pages-service': {
    ...publicPage,
    titleId: screenTitles['pages-service'].id,
    load: () => import('./ServiceScreen').then((screen) => screen.ServiceScreen),
  },
  'pages-terms': {
    ...publicPage,
    titleId: screenTitles['pages-terms'].id,
    load: () => import('./TermsScreen').then((screen) => screen.TermsScreen),
  },
  token: { ...publicPage, titleId: screenTitles.token.id, load: () => import('./TokenScreen').then((screen) => screen.TokenScreen) },
} satisfies Record<RoutesOf<'shell'>, ShellScreen>;
