import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Button, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { ComplaintStore } from '../stores/ComplaintStore';
import { ComplaintFields } from './ComplaintFields';

/** The form; nothing typed is lost when sending fails. */
export const ComplaintForm = observer(({ onSent }: { onSent: (ticket: string) => void }) => {
  const intl = useIntl();
  const store = useStore();
  const [complaint] = useState(() => new ComplaintStore(store));
  const [isChecked, setChecked] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setChecked(true);
    if (!complaint.isComplete) return void focusFirstInvalid(event.currentTarget);
    await complaint.send().then(onSent, store.toasts.showError);
  };
  const label = intl.formatMessage({
    id: 'shell.complaints.form',
    defaultMessage: 'Complaint',
    description: 'Name of the complaint form, for screen readers',
  });
  return (
    <form method="post" noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
      <Stack>
        <ComplaintFields complaint={complaint} isChecked={isChecked} />
        <Button type="submit" busy={complaint.isSending} wide>
          <FormattedMessage id="shell.complaints.send" defaultMessage="Send complaint" description="Button of the complaint form" />
        </Button>
      </Stack>
    </form>
  );
});

/** Waits for the errors to be marked, then moves to the first. */
function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
