import { FormattedMessage } from '@rendezvous/shared/intl';
import { Card, Page, Stack } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { DeleteAlternatives } from '../components/DeleteAlternatives';
import { DeleteForm } from '../components/DeleteForm';
import { DeleteReasonForm } from '../components/DeleteReasonForm';
import { StepProgress } from '../components/StepProgress';

const STEPS = [DeleteReasonForm, DeleteAlternatives, DeleteForm];

/** Deleting the account in three screens: why, what else could help, and the password. */
export const DeleteAccountScreen = () => {
  const [step, setStep] = useState(0);
  const Step = STEPS[step] ?? DeleteForm;
  return (
    <Page
      width="narrow"
      title={
        <FormattedMessage
          id="auth.delete.title"
          defaultMessage="Delete my account"
          description="Title of the page where a member deletes the account"
        />
      }
    >
      <Card inset="xl">
        <Stack gap="xl">
          <StepProgress step={step} count={STEPS.length} />
          <Step onDone={() => setStep(step + 1)} />
        </Stack>
      </Card>
    </Page>
  );
};
