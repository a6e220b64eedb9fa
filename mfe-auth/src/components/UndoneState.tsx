import type { ApiReply } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Alert, EmailText, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usePasswordStore } from '../stores/PasswordStore';
import { InvalidLink } from './InvalidLink';
import { NewPasswordForm } from './NewPasswordForm';

type UndoReply = ApiReply<'POST /api/security-undo.php'>;

/** Says that a change was reverted, and asks for a new password at once, since whoever made the change may know the old password. */
export const UndoneState = observer(({ reply }: { reply: UndoReply }) => {
  const passwordStore = usePasswordStore();
  useEffect(() => passwordStore.setLinkState('valid', reply.reset_token), [passwordStore, reply]);
  if (passwordStore.linkState === 'invalid') return <InvalidLink />;
  return (
    <Stack gap="l">
      <Alert
        tone="success"
        title={
          <FormattedMessage
            id="auth.undo.done"
            defaultMessage="Everything’s back as it was"
            description="Heading after a change of e-mail address or password was taken back"
          />
        }
      >
        {reply.undone === 'email' ? <EmailRestored email={reply.email} /> : <PasswordRestored />}
      </Alert>
      <NewPasswordForm />
    </Stack>
  );
});

const EmailRestored = ({ email }: { email: string }) => (
  <FormattedMessage
    id="auth.undo.email"
    defaultMessage="Your email is {email} again, and every device is logged out. Now choose a new password: someone else may know the old one."
    description="After a change of the e-mail address was taken back; email: the address"
    values={{ email: <EmailText address={email} /> }}
  />
);

const PasswordRestored = () => (
  <FormattedMessage
    id="auth.undo.password"
    defaultMessage="Your old password is back, and every device is logged out. Now choose a new one: someone else may know the old one."
    description="After a change of the password was taken back"
  />
);
