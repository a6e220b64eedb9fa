import type { RoutesOf } from '@rendezvous/shared/contract';
import type { ShellScreen } from '../routing/PageRoute';

const publicPage = { layout: 'Default', access: 'public' } as const;

/** The shell's own screens by route (appendix A); a route without a screen does not compile. */
export const shellScreens = {
  index: {
    ...publicPage,
    load: () => import(/* webpackChunkName: "screen-index" */ './IndexScreen').then((screen) => screen.IndexScreen),
  },
  settings: {
    layout: 'Default',
    access: 'user',
    load: () => import(/* webpackChunkName: "screen-settings" */ './SettingsScreen').then((screen) => screen.SettingsScreen),
  },
  notifications: {
    layout: 'Default',
    access: 'user',
    load: () => import(/* webpackChunkName: "screen-notifications" */ './NotificationsScreen').then((screen) => screen.NotificationsScreen),
  },
  'lang-config': {
    layout: 'Empty',
    access: 'public',
    load: () => import(/* webpackChunkName: "screen-lang-config" */ './LangConfigScreen').then((screen) => screen.LangConfigScreen),
  },
  complaints: {
    ...publicPage,
    load: () => import(/* webpackChunkName: "screen-complaints" */ './ComplaintsScreen').then((screen) => screen.ComplaintsScreen),
  },
  'pages-ban': {
    ...publicPage,
    load: () => import(/* webpackChunkName: "screen-pages-ban" */ './BanScreen').then((screen) => screen.BanScreen),
  },
  'pages-cookies': {
    ...publicPage,
    load: () => import(/* webpackChunkName: "screen-pages-cookies" */ './CookiesScreen').then((screen) => screen.CookiesScreen),
  },
  'pages-faq': {
    ...publicPage,
    load: () => import(/* webpackChunkName: "screen-pages-faq" */ './FaqScreen').then((screen) => screen.FaqScreen),
  },
  'pages-privacy': {
    ...publicPage,
    load: () => import(/* webpackChunkName: "screen-pages-privacy" */ './PrivacyScreen').then((screen) => screen.PrivacyScreen),
  },
  'pages-return-policy': {
    ...publicPage,
    load: () =>
      import(/* webpackChunkName: "screen-pages-return-policy" */ './ReturnPolicyScreen').then((screen) => screen.ReturnPolicyScreen),
  },
  'pages-safety': {
    ...publicPage,
    load: () => import(/* webpackChunkName: "screen-pages-safety" */ './SafetyScreen').then((screen) => screen.SafetyScreen),
  },
  'pages-service': {
    ...publicPage,
    load: () => import(/* webpackChunkName: "screen-pages-service" */ './ServiceScreen').then((screen) => screen.ServiceScreen),
  },
  'pages-terms': {
    ...publicPage,
    load: () => import(/* webpackChunkName: "screen-pages-terms" */ './TermsScreen').then((screen) => screen.TermsScreen),
  },
  token: {
    ...publicPage,
    load: () => import(/* webpackChunkName: "screen-token" */ './TokenScreen').then((screen) => screen.TokenScreen),
  },
} satisfies Record<RoutesOf<'shell'>, ShellScreen>;
