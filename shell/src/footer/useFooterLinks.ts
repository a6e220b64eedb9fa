import { pathTo } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';

interface FooterLink {
  to: string;
  label: string;
}

/** The links every page ends with, in the order of the specification, and the way out of a contract. */
export function useFooterLinks(): FooterLink[] {
  const intl = useIntl();
  return [
    {
      to: pathTo('pages-terms'),
      label: intl.formatMessage({ id: 'shell.footer.terms', defaultMessage: 'Terms', description: 'Footer link' }),
    },
    {
      to: pathTo('pages-privacy'),
      label: intl.formatMessage({ id: 'shell.footer.privacy', defaultMessage: 'Privacy', description: 'Footer link' }),
    },
    {
      to: pathTo('pages-cookies'),
      label: intl.formatMessage({ id: 'shell.footer.cookies', defaultMessage: 'Cookies', description: 'Footer link' }),
    },
    {
      to: pathTo('pages-ban'),
      label: intl.formatMessage({ id: 'shell.footer.ban', defaultMessage: 'Access ban', description: 'Footer link' }),
    },
    {
      to: pathTo('pricing'),
      label: intl.formatMessage({ id: 'shell.footer.pricing', defaultMessage: 'Pricing', description: 'Footer link' }),
    },
    {
      to: pathTo('complaints'),
      label: intl.formatMessage({ id: 'shell.footer.complaints', defaultMessage: 'Complaints', description: 'Footer link' }),
    },
    {
      to: pathTo('pages-return-policy'),
      label: intl.formatMessage({ id: 'shell.footer.returns', defaultMessage: 'Returns', description: 'Footer link' }),
    },
    {
      to: pathTo('transactions-id'),
      label: intl.formatMessage({
        id: 'shell.footer.withdraw',
        defaultMessage: 'Withdraw from contract here',
        description: 'Footer link to the orders, where unused credits are returned',
      }),
    },
    { to: pathTo('pages-faq'), label: intl.formatMessage({ id: 'shell.footer.faq', defaultMessage: 'FAQ', description: 'Footer link' }) },
    {
      to: pathTo('pages-service'),
      label: intl.formatMessage({ id: 'shell.footer.service', defaultMessage: 'Customer service', description: 'Footer link' }),
    },
  ];
}
