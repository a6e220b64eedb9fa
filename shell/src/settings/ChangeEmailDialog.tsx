import * as account from '@rendezvous/shared/calls/account';
import { request } from '@rendezvous/shared/calls/request';
import { EmailField, Form, rules, SubmitButton, useForm, v } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Dialog } from '@rendezvous/shared/ui';
import { ChangeEmailText } from './ChangeEmailText';
import { OwnPasswordField } from './OwnPasswordField';

interface ChangeEmailDialogProps {
  isOpen: boolean;
  /** Called with the address that the link was sent to. */
  onSent: (email: string) => void;
  onClose: () => void;
}

/** Asks for a new email address; it takes effect once the link sent there is opened. */
export const ChangeEmailDialog = ({ isOpen, onClose, onSent }: ChangeEmailDialogProps) => (
  <Dialog
    size="s"
    isOpen={isOpen}
    onClose={onClose}
    title={<ChangeEmailText />}
    description={
      <FormattedMessage
        id="shell.settings.email_text"
        defaultMessage="We’ll send a link to the new address. Your old address stays in use until you confirm the new one."
        description="Settings: in the form for another e-mail address"
      />
    }
  >
    <EmailForm onSent={onSent} />
  </Dialog>
);

const schema = v.object({ email: rules.email(), password: rules.currentPassword() });

function EmailForm({ onSent }: Pick<ChangeEmailDialogProps, 'onSent'>) {
  const { http } = useStore();
  const form = useForm({
    schema,
    defaultValues: { email: '', password: '' },
    onSubmit: async (values) => {
      await request(http, account.requestEmailChange, values);
      onSent(values.email);
    },
  });
  return (
    <Form form={form}>
      <EmailField
        label={<FormattedMessage id="shell.settings.new_email" defaultMessage="New email address" description="Field in the settings" />}
      />
      <OwnPasswordField />
      <SubmitButton wide>
        <FormattedMessage id="shell.settings.send_link" defaultMessage="Send link" description="Button in the settings" />
      </SubmitButton>
    </Form>
  );
}
