import * as passwordCalls from '@rendezvous/shared/calls/password';
import { request } from '@rendezvous/shared/calls/request';
import { Form, PasswordField, rules, SubmitButton, useForm, v } from '@rendezvous/shared/forms';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Dialog } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { ChangePasswordText } from './OwnPasswordField';

/** The new password, twice. */
const NewPasswordFields = () => (
  <>
    <PasswordField
      purpose="new"
      label={<FormattedMessage id="shell.settings.new_password" defaultMessage="New password" description="Field in the settings" />}
    />
    <PasswordField
      name="password_repeat"
      purpose="new"
      label={
        <FormattedMessage
          id="shell.settings.repeat_password"
          defaultMessage="Repeat the new password"
          description="Field in the settings"
        />
      }
    />
  </>
);

interface ChangePasswordDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Sets a new password, given the current one. */
export const ChangePasswordDialog = ({ isOpen, onClose }: ChangePasswordDialogProps) => (
  <Dialog size="s" isOpen={isOpen} onClose={onClose} title={<ChangePasswordText />}>
    <ChangePasswordForm onDone={onClose} />
  </Dialog>
);

const createSchema = (getOwner: () => { email: string; name: string }) =>
  v.pipe(
    v.object({ old_password: rules.currentPassword(), password: rules.newPassword(getOwner), password_repeat: rules.currentPassword() }),
    v.forward(
      v.partialCheck([['password'], ['password_repeat']], (values) => values.password === values.password_repeat, 'passwords_differ'),
      ['password_repeat'],
    ),
  );

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const { http, session, toasts } = useStore();
  const [schema] = useState(() => createSchema(() => ({ email: session.user?.email ?? '', name: session.user?.profile.name ?? '' })));
  const message = intl.formatMessage({
    id: 'shell.settings.password_done',
    defaultMessage: 'Your password has changed. Your other devices are logged out.',
    description: 'Toast after a new password was set in the settings',
  });
  const form = useForm({
    schema,
    defaultValues: { old_password: '', password: '', password_repeat: '' },
    onSubmit: async (values) => {
      const { user } = await request(http, passwordCalls.changePassword, values);
      session.setUser(user);
      toasts.show(message);
      onDone();
    },
  });
  return (
    <Form form={form}>
      <PasswordField
        name="old_password"
        label={<FormattedMessage id="shell.settings.old_password" defaultMessage="Current password" description="Field in the settings" />}
      />
      <NewPasswordFields />
      <SubmitButton wide>
        <FormattedMessage id="shell.settings.save_password" defaultMessage="Save password" description="Button in the settings" />
      </SubmitButton>
    </Form>
  );
}
