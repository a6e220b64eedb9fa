import { PASSKEY_NAME_MAX } from '@rendezvous/shared/contract';
import { Form, PasswordField, rules, SubmitButton, useForm, v } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Alert, Dialog } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { usePasskeysStore } from '../stores/PasskeysStore';
import { PasskeyNameField } from './PasskeyNameField';

const schema = v.object({ name: rules.text(PASSKEY_NAME_MAX), password: rules.currentPassword() });

/** Asks for a name and the password, then prompts the device for a new passkey. */
export const AddPasskey = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={<FormattedMessage id="auth.passkeys.addTitle" defaultMessage="Add a passkey" description="Title of a dialog in the settings" />}
    description={
      <FormattedMessage
        id="auth.passkeys.addText"
        defaultMessage="Enter your password so nobody else can add a passkey. Then confirm on your device that it’s you."
        description="Under the title of the dialog that adds a passkey"
      />
    }
  >
    <AddForm onDone={onClose} />
  </Dialog>
);

function AddForm({ onDone }: { onDone: () => void }) {
  const { add } = usePasskeysStore();
  const [hasFailed, setFailed] = useState(false);
  const form = useForm({
    schema,
    defaultValues: { name: '', password: '' },
    onSubmit: async ({ name, password }) => {
      setFailed(false);
      if (await add(name, password)) onDone();
      else setFailed(true);
    },
  });
  return (
    <Form form={form}>
      <PasskeyNameField />
      <PasswordField />
      {hasFailed ? (
        <Alert tone="warning">
          <FormattedMessage
            id="auth.passkeys.turnedAway"
            defaultMessage="That didn’t work. Try again, or use another device."
            description="After the device was turned away, or has a passkey already"
          />
        </Alert>
      ) : null}
      <SubmitButton size="l" wide>
        <FormattedMessage id="auth.passkeys.continue" defaultMessage="Continue" description="Button that asks the device for a passkey" />
      </SubmitButton>
    </Form>
  );
}
