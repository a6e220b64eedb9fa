import { describeCode, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Button, Dialog } from '@rendezvous/shared/ui';
import { useState } from 'react';

interface InvalidDateDialogProps {
  /** YYYY-MM-DD, '' while incomplete. */
  date: string;
  invalid: boolean;
}

/** Dialog about an invalid date of birth; once closed, it stays closed until the date changes. */
export function InvalidDateDialog({ date, invalid }: InvalidDateDialogProps) {
  const intl = useIntl();
  const [dismissedDate, setDismissedDate] = useState('');
  const handleClose = (): void => setDismissedDate(date);
  return (
    <Dialog
      isOpen={invalid && date !== '' && date !== dismissedDate}
      onClose={handleClose}
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
        <Button onPress={handleClose}>
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
