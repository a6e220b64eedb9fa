import { pathTo, type RouteName } from '@rendezvous/shared/contract';
import { defineMessages, type MessageDescriptor, useIntl } from '@rendezvous/shared/intl';
import { useLocation } from '@rendezvous/shared/router';
import { useDeferredValue } from 'react';
import { screenTitles } from '../screens/screenTitles';

/** Returns the query that leads back to the current page; empty on the first render, because a prerendered page is served for many URLs. */
export function useRedirectQuery(): string {
  const { pathname, search } = useLocation();
  return useDeferredValue(`?redirect=${encodeURIComponent(pathname + search)}`, '');
}

interface FooterLink {
  to: string;
  label: string;
}

/** Labels of the links by route, in the order in which they are shown. */
const labels: Partial<Record<RouteName, MessageDescriptor>> = {
  ...defineMessages({
    'pages-terms': { id: 'shell.footer.terms', defaultMessage: 'Terms', description: 'Footer link' },
    'pages-privacy': { id: 'shell.footer.privacy', defaultMessage: 'Privacy', description: 'Footer link' },
    'pages-cookies': { id: 'shell.footer.cookies', defaultMessage: 'Cookies', description: 'Footer link' },
    'pages-ban': { id: 'shell.footer.ban', defaultMessage: 'Self-exclusion', description: 'Footer link' },
    pricing: { id: 'shell.footer.pricing', defaultMessage: 'Pricing', description: 'Footer link' },
    complaints: { id: 'shell.footer.complaints', defaultMessage: 'Complaints', description: 'Footer link' },
    'pages-return-policy': { id: 'shell.footer.returns', defaultMessage: 'Returns', description: 'Footer link' },
    'transactions-id': {
      id: 'shell.footer.withdraw',
      defaultMessage: 'Withdraw from contract here',
      description: 'Footer link to the orders, where unused credits are returned',
    },
    'pages-faq': { id: 'shell.footer.faq', defaultMessage: 'FAQ', description: 'Footer link' },
    'pages-safety': { id: 'shell.footer.safety', defaultMessage: 'Safety centre', description: 'Footer link' },
    'pages-service': { id: 'shell.footer.service', defaultMessage: 'Customer service', description: 'Footer link' },
  }),
  'lang-config': screenTitles['lang-config'],
};

/** Returns the footer links, in display order; the one to language and country leads back to the current page. */
export function useFooterLinks(): FooterLink[] {
  const intl = useIntl();
  const redirectQuery = useRedirectQuery();
  return Object.entries(labels).map(([name, label]) => ({
    // Object.entries widens the keys to string.
    to: pathTo(name as RouteName) + (name === 'lang-config' ? redirectQuery : ''),
    label: intl.formatMessage(label),
  }));
}
