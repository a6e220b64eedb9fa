import { formatDay, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { EmptyState } from '@rendezvous/shared/ui';

/** Confirms that the access ban is in force; `ends` is in unix seconds, null for a permanent ban. */
export const BanConfirmation = ({ ends }: { ends: number | null }) => (
  <EmptyState
    icon="success"
    title={
      <FormattedMessage
        id="shell.ban.done"
        defaultMessage="Your self-exclusion has started"
        description="Heading after an access ban began"
      />
    }
  >
    {ends === null ? <ForeverText /> : <UntilText ends={ends} />}
  </EmptyState>
);

const UntilText = ({ ends }: { ends: number }) => (
  <FormattedMessage
    id="shell.ban.until"
    defaultMessage="Until {date} nobody can log in or sign up with your address."
    description="After an access ban began; date: the day it ends"
    values={{ date: formatDay(useIntl(), ends) }}
  />
);

const ForeverText = () => (
  <FormattedMessage
    id="shell.ban.for_ever"
    defaultMessage="From now on nobody can log in or sign up with your address. This is for good."
    description="After an access ban without an end began"
  />
);
