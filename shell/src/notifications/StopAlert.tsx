import { pathTo, type NotificationStop } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Alert, Button, ButtonLink } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { stopTexts } from '../alerts/stopTexts';
import { SpamQuestion } from './SpamQuestion';
import { SwitchOnAgain } from './SwitchOnAgain';
import { useEnable } from './useEnable';

/** A reason why e-mail is off, with its own way back on: directly, after a confirmation, or by confirming the address. */
export const StopAlert = ({ reason }: { reason: NotificationStop }) => {
  const { enable, isBusy } = useEnable(reason);
  const [isAsking, setAsking] = useState(false);
  const needsQuestion = reason === 'fbl';
  const action = (
    <>
      <Button size="s" busy={isBusy} onPress={needsQuestion ? () => setAsking(true) : enable}>
        {reason === 'bounce' ? <Confirm /> : <SwitchOnAgain />}
      </Button>
      {reason === 'bounce' ? <ChangeAddress /> : null}
    </>
  );
  return (
    <Alert tone="warning" icon="mail" action={action}>
      <FormattedMessage {...stopTexts[reason]} />
      {needsQuestion ? <SpamQuestion isOpen={isAsking} busy={isBusy} onConfirm={enable} onClose={() => setAsking(false)} /> : null}
    </Alert>
  );
};

const Confirm = () => (
  <FormattedMessage
    id="shell.notifications.confirm"
    defaultMessage="Confirm my address again"
    description="Button: sends a mail with a link, since the address did not work"
  />
);

const ChangeAddress = () => (
  <ButtonLink to={pathTo('settings')} size="s" variant="secondary">
    <FormattedMessage
      id="shell.notifications.change_address"
      defaultMessage="Change my e-mail address"
      description="Link to the settings, where the address is changed"
    />
  </ButtonLink>
);
