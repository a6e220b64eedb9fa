import { css } from '@emotion/react';
import { Form } from '@rendezvous/shared/forms';
import { defineMessages, describeCode, describeError, type MessageDescriptor, useIntl } from '@rendezvous/shared/intl';
import { Alert, Heading, media, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useRef } from 'react';
import { pathTo } from '@rendezvous/shared/contract';
import { Link } from '@rendezvous/shared/router';
import { toSignupErrors } from '../stores/toSignupErrors';
import { STEP_COUNT } from '../stores/stepOfField';
import { useSignupStore } from '../stores/SignupStore';
import { BirthStep } from './BirthStep';
import { IamStep } from './IamStep';
import { NameStep } from './NameStep';
import { PasswordStep } from './PasswordStep';
import { PlaceStep } from './PlaceStep';
import { SignupButtons } from './SignupButtons';
import { StepProgress } from './StepProgress';
import { useStepForm } from './useStepForm';

const titles = defineMessages({
  iam: {
    id: 'auth.signup.iam',
    defaultMessage: 'Tell us about yourself',
    description: 'Heading of step 1 of sign-up: gender and sexuality',
  },
  birth: { id: 'auth.signup.birthTitle', defaultMessage: 'When were you born?', description: 'Heading of step 2 of sign-up' },
  place: { id: 'auth.signup.placeTitle', defaultMessage: 'Where do you live?', description: 'Heading of step 3 of sign-up' },
  name: {
    id: 'auth.signup.nameTitle',
    defaultMessage: 'What should we call you?',
    description: 'Heading of step 4 of sign-up: username and e-mail',
  },
  password: {
    id: 'auth.signup.passwordTitle',
    defaultMessage: 'Almost there',
    description: 'Heading of step 5 of sign-up: password and consents',
  },
});

/** Headings of the steps, in order. */
const stepTitles: readonly MessageDescriptor[] = [titles.iam, titles.birth, titles.place, titles.name, titles.password];

/** States that the email address already has an account, and links to the login page with that address filled in. */
function AccountExists({ email }: { email: string }) {
  const intl = useIntl();
  return (
    <Link to={pathTo('login')} state={{ login: email }}>
      {describeCode(intl, 'account_exists')}
    </Link>
  );
}

/** Shows why the server rejected a step or the whole sign-up, unless the fields at fault show the error. */
const SignupError = observer(() => {
  const intl = useIntl();
  const { refusal, values } = useSignupStore();
  if (!refusal || Object.keys(toSignupErrors(refusal)).length > 0) return null;
  const isRegistered = refusal.code === 'account_exists';
  return <Alert tone="danger">{isRegistered ? <AccountExists email={values.email} /> : describeError(intl, refusal)}</Alert>;
});

const STEPS: readonly ComponentType[] = [IamStep, BirthStep, PlaceStep, NameStep, PasswordStep];

interface SignupFormProps {
  step: number;
  /** True to move the focus to the heading, so that screen readers announce the new step. */
  focusesHeading: boolean;
  onNext: (step: number) => void;
  onBack: () => void;
  onDone: (nextPath: string) => void;
}

/** One step of the sign-up with progress, heading, fields and buttons. */
export const SignupForm = observer(({ step, focusesHeading, onNext, onBack, onDone }: SignupFormProps) => {
  const intl = useIntl();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focusesHeading) heading.current?.focus();
  }, [focusesHeading]);
  const form = useStepForm({ step, onNext, onDone });
  const Step = STEPS[step] ?? IamStep;
  const title = stepTitles[step];
  return (
    <Form form={form} css={layout}>
      <StepProgress step={step} count={STEP_COUNT} />
      <div ref={heading} tabIndex={-1} css={headingTarget}>
        <Heading level={2}>{title && intl.formatMessage(title)}</Heading>
      </div>
      <SignupError />
      <Step />
      <SignupButtons isFirst={step === 0} isLast={step === STEP_COUNT - 1} onBack={onBack} />
    </Form>
  );
});

const layout = css({ display: 'flex', flexDirection: 'column', gap: token.space5, [media.md]: { minHeight: '24rem' } });
const headingTarget = css({ '&:focus': { outline: 'none' } });
