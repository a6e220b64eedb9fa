import { describeCode, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Button, Dialog } from '@rendezvous/shared/ui';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

interface InvalidDateDialogProps {
  /** Name of the field in the form; it receives focus once the dialog is closed. */
  name: string;
  /** YYYY-MM-DD, '' while incomplete. */
  date: string;
  invalid: boolean;
}

/** Dialog about an invalid date of birth; once closed, it stays closed until the date changes. */
export function InvalidDateDialog({ name, date, invalid }: InvalidDateDialogProps) {
  const intl = useIntl();
  const { setFocus } = useFormContext();
  const [dismissedDate, setDismissedDate] = useState('');
  // The dialog itself would return focus to what had it before, such as the button that goes on, instead of the field to correct.
  useEffect(() => {
    if (dismissedDate !== '') setFocus(name);
  }, [dismissedDate, setFocus, name]);
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
          defaultMessage="Check the day, month and year."
          description="Popup about a date of birth that does not exist, or of somebody over 99"
        />
      }
      actions={
        <Button onPress={handleClose}>
          <FormattedMessage
            id="shared.dateOfBirth.correct"
            defaultMessage="Fix the date"
            description="Button that closes the popup about an invalid date of birth"
          />
        </Button>
      }
    />
  );
}
