import { type Passkey, PASSKEY_NAME_MAX } from '@rendezvous/shared/contract';
import { Form, rules, SubmitButton, useForm, v } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Dialog } from '@rendezvous/shared/ui';
import { usePasskeysStore } from '../stores/PasskeysStore';
import { PasskeyNameField } from './PasskeyNameField';

interface RenamePasskeyProps {
  passkey: Passkey;
  isOpen: boolean;
  onClose: () => void;
}

const schema = v.object({ name: rules.text(PASSKEY_NAME_MAX) });

/** Dialog for changing the name of a passkey; closes once the name is saved. */
export const RenamePasskey = ({ passkey, isOpen, onClose }: RenamePasskeyProps) => (
  <Dialog
    size="s"
    isOpen={isOpen}
    onClose={onClose}
    title={
      <FormattedMessage id="auth.passkeys.renameTitle" defaultMessage="Rename passkey" description="Title of a dialog in the settings" />
    }
  >
    <RenameForm passkey={passkey} onDone={onClose} />
  </Dialog>
);

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { rename } = usePasskeysStore();
  const form = useForm({
    schema,
    defaultValues: { name: passkey.name },
    onSubmit: async ({ name }) => {
      await rename(passkey.id, name);
      onDone();
    },
  });
  return (
    <Form form={form}>
      <PasskeyNameField />
      <SubmitButton wide>
        <FormattedMessage id="auth.passkeys.save" defaultMessage="Save" description="Button that saves the name of a passkey" />
      </SubmitButton>
    </Form>
  );
}
