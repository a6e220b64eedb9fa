import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { AvoidedCard } from './AvoidedCard';

/** Members whom the member has blocked. */
export function BlockedCard() {
  const intl = useIntl();
  return (
    <AvoidedCard
      avoidance="blocked"
      title={<FormattedMessage id="shell.blocked.title" defaultMessage="People you’ve blocked" description="Heading in the settings" />}
      emptyText={
        <FormattedMessage id="shell.blocked.nobody" defaultMessage="You haven’t blocked anyone." description="Settings: empty list" />
      }
      actionLabel={<FormattedMessage id="shell.blocked.unblock" defaultMessage="Unblock" description="Button beside a blocked member" />}
      getActionLabel={(name) =>
        intl.formatMessage(
          {
            id: 'shell.blocked.unblock_named',
            defaultMessage: 'Unblock {name}',
            description: 'Button, for screen readers; name: of a member',
          },
          { name },
        )
      }
    />
  );
}
