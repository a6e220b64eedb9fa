import { type NotificationStop, pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Alert, Button, ButtonLink, ConfirmDialog } from '@rendezvous/shared/ui';
import { type ComponentProps, useState } from 'react';
import { MailWait } from '../alerts/MailWait';
import { notificationStopTexts } from '../alerts/notificationStopTexts';
import { useEnable } from './useEnable';

const SwitchOnText = () => (
  <FormattedMessage
    id="shell.notifications.again"
    defaultMessage="Send me emails again"
    description="Button: switches e-mail on that was off altogether"
  />
);

type SpamConfirmationProps = Pick<ComponentProps<typeof ConfirmDialog>, 'isOpen' | 'busy' | 'onConfirm' | 'onClose'>;

/** Asks members who marked an email as spam to confirm that they want emails again. */
const SpamConfirmation = (props: SpamConfirmationProps) => (
  <ConfirmDialog
    {...props}
    title={
      <FormattedMessage
        id="shell.notifications.spam_title"
        defaultMessage="Want our emails again?"
        description="Question to a member who marked one of our mails as spam"
      />
    }
    description={
      <FormattedMessage
        id="shell.notifications.spam_text"
        defaultMessage="Don’t want some of our emails? Turn them off here any time. There’s no need to mark them as spam."
        description="Question to a member who marked one of our mails as spam"
      />
    }
    confirm={<SwitchOnText />}
  />
);

/** A reason why emails are off, and the way to switch them on again: directly, after a confirmation, or by confirming the address. */
export const StopAlert = ({ reason }: { reason: NotificationStop }) => {
  const { enable, isBusy } = useEnable(reason);
  const [isAsking, setAsking] = useState(false);
  const needsConfirmation = reason === 'fbl';
  const button = (
    <Button size="s" busy={isBusy} onPress={needsConfirmation ? () => setAsking(true) : enable}>
      {reason === 'bounce' ? <ConfirmAddressText /> : <SwitchOnText />}
    </Button>
  );
  const action =
    reason === 'bounce' ? (
      <>
        <MailWait>{button}</MailWait>
        <ChangeAddressLink />
      </>
    ) : (
      button
    );
  return (
    <Alert tone="warning" icon="mail" action={action}>
      <FormattedMessage {...notificationStopTexts[reason]} />
      {needsConfirmation ? <SpamConfirmation isOpen={isAsking} busy={isBusy} onConfirm={enable} onClose={() => setAsking(false)} /> : null}
    </Alert>
  );
};

const ConfirmAddressText = () => (
  <FormattedMessage
    id="shell.notifications.confirm"
    defaultMessage="Confirm my address again"
    description="Button: sends a mail with a link, since the address did not work"
  />
);

const ChangeAddressLink = () => (
  <ButtonLink to={pathTo('settings')} size="s" variant="secondary">
    <FormattedMessage
      id="shell.notifications.change_address"
      defaultMessage="Change my email address"
      description="Link to the settings, where the address is changed"
    />
  </ButtonLink>
);
