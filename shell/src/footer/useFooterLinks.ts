import { pathTo } from '@rendezvous/shared/contract';
import { defineMessages, useIntl, type MessageDescriptor } from '@rendezvous/shared/intl';

interface FooterLink {
  to: string;
  label: string;
}

const labels = defineMessages({
  terms: { id: 'shell.footer.terms', defaultMessage: 'Terms', description: 'Footer link' },
  privacy: { id: 'shell.footer.privacy', defaultMessage: 'Privacy', description: 'Footer link' },
  cookies: { id: 'shell.footer.cookies', defaultMessage: 'Cookies', description: 'Footer link' },
  ban: { id: 'shell.footer.ban', defaultMessage: 'Access ban', description: 'Footer link' },
  pricing: { id: 'shell.footer.pricing', defaultMessage: 'Pricing', description: 'Footer link' },
  complaints: { id: 'shell.footer.complaints', defaultMessage: 'Complaints', description: 'Footer link' },
  returns: { id: 'shell.footer.returns', defaultMessage: 'Returns', description: 'Footer link' },
  withdraw: {
    id: 'shell.footer.withdraw',
    defaultMessage: 'Withdraw from contract here',
    description: 'Footer link to the orders, where unused credits are returned',
  },
  faq: { id: 'shell.footer.faq', defaultMessage: 'FAQ', description: 'Footer link' },
  service: { id: 'shell.footer.service', defaultMessage: 'Customer service', description: 'Footer link' },
});

const LINKS: [to: string, label: MessageDescriptor][] = [
  [pathTo('pages-terms'), labels.terms],
  [pathTo('pages-privacy'), labels.privacy],
  [pathTo('pages-cookies'), labels.cookies],
  [pathTo('pages-ban'), labels.ban],
  [pathTo('pricing'), labels.pricing],
  [pathTo('complaints'), labels.complaints],
  [pathTo('pages-return-policy'), labels.returns],
  [pathTo('transactions-id'), labels.withdraw],
  [pathTo('pages-faq'), labels.faq],
  [pathTo('pages-service'), labels.service],
];

/** The links every page ends with, in the order of the specification, and the way out of a contract. */
export function useFooterLinks(): FooterLink[] {
  const intl = useIntl();
  return LINKS.map(([to, label]) => ({ to, label: intl.formatMessage(label) }));
}
