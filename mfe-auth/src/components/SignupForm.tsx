import { css } from '@emotion/react';
import { Form } from '@rendezvous/shared/forms';
import { useIntl } from '@rendezvous/shared/intl';
import { Heading, media, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ComponentType } from 'react';
import { STEP_COUNT } from '../stores/stepOfField';
import { BirthStep } from './BirthStep';
import { IamStep } from './IamStep';
import { NameStep } from './NameStep';
import { PasswordStep } from './PasswordStep';
import { PlaceStep } from './PlaceStep';
import { SignupButtons } from './SignupButtons';
import { SignupRefusal } from './SignupRefusal';
import { signupTitles } from './signupTitles';
import { StepProgress } from './StepProgress';
import { useStepForm } from './useStepForm';

const STEPS: readonly ComponentType[] = [IamStep, BirthStep, PlaceStep, NameStep, PasswordStep];

interface SignupFormProps {
  step: number;
  /** Focused on arrival, so that screen readers announce the new step. */
  focused: boolean;
  onNext: (step: number) => void;
  onBack: () => void;
  onDone: (next: string) => void;
}

/** One step with its heading and buttons. */
export const SignupForm = observer(({ step, focused, onNext, onBack, onDone }: SignupFormProps) => {
  const intl = useIntl();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  const form = useStepForm({ step, onNext, onDone });
  const Step = STEPS[step] ?? IamStep;
  const title = signupTitles[step];
  return (
    <Form form={form} css={layout}>
      <StepProgress step={step} count={STEP_COUNT} />
      <div ref={heading} tabIndex={-1} css={target}>
        <Heading level={2}>{title && intl.formatMessage(title)}</Heading>
      </div>
      <SignupRefusal />
      <Step />
      <SignupButtons isFirst={step === 0} isLast={step === STEP_COUNT - 1} onBack={onBack} />
    </Form>
  );
});

const layout = css({ display: 'flex', flexDirection: 'column', gap: token.space5, [media.md]: { minHeight: '24rem' } });
const target = css({ '&:focus': { outline: 'none' } });
