import { Form, rules, SubmitButton, useForm, v } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Dialog } from '@rendezvous/shared/ui';
import { OwnPasswordField } from './OwnPasswordField';

interface DataDialogProps {
  isOpen: boolean;
  onRequest: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password, because the data goes to no one but the member. */
export const DataDialog = ({ isOpen, onClose, onRequest }: DataDialogProps) => (
  <Dialog
    size="s"
    isOpen={isOpen}
    onClose={onClose}
    title={<FormattedMessage id="shell.settings.data_order" defaultMessage="Download my data" description="Button in the settings" />}
    description={
      <FormattedMessage
        id="shell.settings.data_why"
        defaultMessage="Enter your password, so nobody else gets your data."
        description="Settings: asked before the copy of one's data is made"
      />
    }
  >
    <RequestExportForm onRequest={onRequest} onDone={onClose} />
  </Dialog>
);

const schema = v.object({ password: rules.currentPassword() });

function RequestExportForm({ onRequest, onDone }: { onRequest: DataDialogProps['onRequest']; onDone: () => void }) {
  const form = useForm({
    schema,
    defaultValues: { password: '' },
    onSubmit: ({ password }) => onRequest(password).then(onDone),
  });
  return (
    <Form form={form}>
      <OwnPasswordField />
      <SubmitButton wide>
        <FormattedMessage
          id="shell.settings.data_submit"
          defaultMessage="Request my data"
          description="Button of the question for the password"
        />
      </SubmitButton>
    </Form>
  );
}
