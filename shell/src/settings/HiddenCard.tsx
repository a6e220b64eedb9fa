import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { AvoidedCard } from './AvoidedCard';

/** Members whom the member has hidden. */
export function HiddenCard() {
  const intl = useIntl();
  return (
    <AvoidedCard
      avoidance="hidden"
      title={<FormattedMessage id="shell.hidden.title" defaultMessage="People you’ve hidden" description="Heading in the settings" />}
      emptyText={
        <FormattedMessage id="shell.hidden.nobody" defaultMessage="You haven’t hidden anyone." description="Settings: empty list" />
      }
      actionLabel={<FormattedMessage id="shell.hidden.show" defaultMessage="Show again" description="Button beside a hidden member" />}
      getActionLabel={(name) =>
        intl.formatMessage(
          {
            id: 'shell.hidden.show_named',
            defaultMessage: 'Show {name} again',
            description: 'Button, for screen readers; name: of a member',
          },
          { name },
        )
      }
    />
  );
}
