import { FormattedMessage } from '@rendezvous/shared/intl';
import { Alert, Button, Stack } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { ChangeEmailDialog } from './ChangeEmailDialog';
import { ChangeEmailText } from './ChangeEmailText';
import { ChangePasswordDialog } from './ChangePasswordDialog';
import { ChangePasswordText } from './OwnPasswordField';

/** Buttons to change the email address and the password. */
export const AccountChanges = () => {
  const [openDialog, setOpenDialog] = useState<'email' | 'password' | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const close = (): void => setOpenDialog(null);
  const confirmSent = (email: string): void => {
    setSentTo(email);
    close();
  };
  return (
    <>
      <Stack gap="s">
        <Button variant="secondary" icon="mail" onPress={() => setOpenDialog('email')}>
          <ChangeEmailText />
        </Button>
        <Button variant="secondary" icon="lock" onPress={() => setOpenDialog('password')}>
          <ChangePasswordText />
        </Button>
      </Stack>
      {sentTo === null ? null : <LinkSentAlert email={sentTo} />}
      <ChangeEmailDialog isOpen={openDialog === 'email'} onSent={confirmSent} onClose={close} />
      <ChangePasswordDialog isOpen={openDialog === 'password'} onClose={close} />
    </>
  );
};

const LinkSentAlert = ({ email }: { email: string }) => (
  <Alert tone="success" icon="mail">
    <FormattedMessage
      id="shell.settings.link_sent"
      defaultMessage="We’ve sent a link to {email}. Your old address stays in use until you confirm the new one."
      description="Settings: after asking for another e-mail address; email: the new one"
      values={{ email }}
    />
  </Alert>
);
