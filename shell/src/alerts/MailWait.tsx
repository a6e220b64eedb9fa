import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Countdown, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

/** Shows when the member can ask for another confirmation email, counting down; `children`, the button for it, only once they can. */
export const MailWait = observer(({ children }: { children: ReactNode }) =>
  useStore().session.secondsUntilMail === 0 ? children : <Wait />,
);

const Wait = observer(() => {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: 'shell.mail_wait.label',
    defaultMessage: 'Time until you can ask for another e-mail',
    description: 'Name of the countdown, for screen readers',
  });
  return (
    <Text as="span" size="s">
      <FormattedMessage
        id="shell.mail_wait"
        defaultMessage="You can ask for another e-mail in {time}."
        description="In place of the button that sends the confirmation mail again; time: countdown hours:minutes:seconds"
        values={{ time: <Countdown seconds={useStore().session.secondsUntilMail} label={label} /> }}
      />
    </Text>
  );
});
