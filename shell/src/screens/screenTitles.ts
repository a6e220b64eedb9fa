import type { RoutesOf } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor } from '@rendezvous/shared/intl';

type Title = MessageDescriptor & { id: string };

/** Titles of the shell's own screens, for the browser tab and the heading. */
export const screenTitles: Record<RoutesOf<'shell'>, Title> = defineMessages({
  index: { id: 'shell.title.index', defaultMessage: 'Home', description: 'Page title' },
  settings: { id: 'shell.title.settings', defaultMessage: 'Settings', description: 'Page title' },
  notifications: { id: 'shell.title.notifications', defaultMessage: 'Notifications', description: 'Page title' },
  'lang-config': {
    id: 'shell.title.lang_config',
    defaultMessage: 'Language and country',
    description: 'Page title, and the link to it in the footer',
  },
  complaints: { id: 'shell.title.complaints', defaultMessage: 'Complaints', description: 'Page title' },
  'pages-ban': { id: 'shell.title.pages_ban', defaultMessage: 'Self-exclusion', description: 'Page title: keeping minors and oneself out' },
  'pages-cookies': { id: 'shell.title.pages_cookies', defaultMessage: 'Cookies', description: 'Page title' },
  'pages-faq': { id: 'shell.title.pages_faq', defaultMessage: 'Frequently asked questions', description: 'Page title' },
  'pages-privacy': { id: 'shell.title.pages_privacy', defaultMessage: 'Privacy', description: 'Page title' },
  'pages-return-policy': {
    id: 'shell.title.pages_return_policy',
    defaultMessage: 'Returns',
    description: 'Page title: giving credits back',
  },
  'pages-safety': { id: 'shell.title.pages_safety', defaultMessage: 'Safety centre', description: 'Page title' },
  'pages-service': { id: 'shell.title.pages_service', defaultMessage: 'Customer service', description: 'Page title' },
  'pages-terms': { id: 'shell.title.pages_terms', defaultMessage: 'Terms and conditions', description: 'Page title' },
  token: { id: 'shell.title.token', defaultMessage: 'Information', description: 'Page title of a text page while its own title loads' },
});
