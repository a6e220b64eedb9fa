import { pathTo } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Button, ButtonLink, Dialog } from '@rendezvous/shared/ui';

interface PremiumAlertProps {
  isOpen: boolean;
  /** The server's error, which states the limit; null if there is none. */
  error: unknown;
  onClose: () => void;
}

/** Offers premium to a free member who wants to start more conversations than are included. */
export function PremiumAlert({ isOpen, error, onClose }: PremiumAlertProps) {
  const intl = useIntl();
  return (
    <Dialog
      size="s"
      isOpen={isOpen}
      onClose={onClose}
      title={
        <FormattedMessage
          id="chat.premium.title"
          defaultMessage="Start as many chats as you like"
          description="Title when a free member has started all free conversations"
        />
      }
      description={error === null ? undefined : describeError(intl, error)}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            <FormattedMessage id="chat.premium.later" defaultMessage="Not now" description="Closes the offer of premium" />
          </Button>
          <ButtonLink to={pathTo('premium')} icon="crown">
            <FormattedMessage id="chat.premium.more" defaultMessage="See what’s in Premium" description="Leads to the premium page" />
          </ButtonLink>
        </>
      }
    />
  );
}
