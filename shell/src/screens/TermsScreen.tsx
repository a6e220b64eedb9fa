import { termsDate } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { observer } from 'mobx-react-lite';
import { useCompany } from '../footer/useCompany';
import { screenTitles } from './screenTitles';
import { StaticPage } from './StaticPage';

/** The terms and the date of their version. */
export const TermsScreen = observer(() => {
  const intl = useIntl();
  // In UTC, because it is the date that a sign-up records and must read the same everywhere.
  const date = intl.formatDate(termsDate(useCompany()) * 1000, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <StaticPage
      token="terms"
      title={<FormattedMessage {...screenTitles['pages-terms']} />}
      lead={
        <FormattedMessage
          id="shell.terms.version"
          defaultMessage="Version dated {date}"
          description="Under the heading of the terms; date: day"
          values={{ date }}
        />
      }
    />
  );
});
