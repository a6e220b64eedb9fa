import { describeCode, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Button, Dialog } from '@rendezvous/shared/ui';
import { useState } from 'react';

interface InvalidDateDialogProps {
  /** YYYY-MM-DD, '' while incomplete. */
  date: string;
  invalid: boolean;
}

/** The popup about an impossible date, shown once per date. */
export function InvalidDateDialog({ date, invalid }: InvalidDateDialogProps) {
  const intl = useIntl();
  const [seen, setSeen] = useState('');
  const close = (): void => setSeen(date);
  return (
    <Dialog
      isOpen={invalid && date !== '' && date !== seen}
      onClose={close}
      role="alertdialog"
      size="s"
      title={describeCode(intl, 'dob_invalid')}
      description={
        <FormattedMessage
          id="shared.dateOfBirth.invalid"
          defaultMessage="Please check the day, month and year."
          description="Popup about a date of birth that does not exist, or of somebody over 99"
        />
      }
      actions={
        <Button onPress={close}>
          <FormattedMessage
            id="shared.dateOfBirth.correct"
            defaultMessage="Correct it"
            description="Button that closes the popup about an invalid date of birth"
          />
        </Button>
      }
    />
  );
}
