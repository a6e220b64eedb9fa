import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Card, Page, Stack } from '@rendezvous/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { DeleteAlternatives } from '../components/DeleteAlternatives';
import { DeleteForm } from '../components/DeleteForm';
import { DeleteReasonForm } from '../components/DeleteReasonForm';
import { StepProgress } from '../components/StepProgress';

const STEPS = [DeleteReasonForm, DeleteAlternatives, DeleteForm];

/** Deletes the account in three steps: reason, alternatives, password. */
export const DeleteAccountScreen = () => {
  const [step, setStep] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (step > 0) top.current?.focus();
  }, [step]);
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
          <div ref={top} tabIndex={-1} css={focusTarget}>
            <StepProgress step={step} count={STEPS.length} />
          </div>
          <Step onDone={() => setStep(step + 1)} />
        </Stack>
      </Card>
    </Page>
  );
};

// Receives the focus when a new step begins; the scroll margin keeps it below the sticky bar.
const focusTarget = css({ outline: 'none', scrollMarginTop: '7rem' });
