import type { SlotContract } from '@rendezvous/shared/remote';
import { useLocation } from '@rendezvous/shared/router';
import { Underage } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { pathTo, type SignupGate } from '@rendezvous/shared/contract';
import { describeCode, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { ButtonLink, EmptyState } from '@rendezvous/shared/ui';
import { useSignupStore } from '../stores/SignupStore';
import { SignupForm } from './SignupForm';
import { useSignupStep } from './useSignupStep';

/** Explains why sign-up is closed; members can still log in. */
function SignupClosed({ reason }: { reason: Extract<SignupGate, 'signups_closed' | 'traffic_source_needed'> }) {
  const intl = useIntl();
  return (
    <EmptyState
      icon="lock"
      title={describeCode(intl, reason)}
      action={
        <ButtonLink to={pathTo('login')}>
          <FormattedMessage id="auth.signup.closedLogin" defaultMessage="Log in" description="Link where signing up is not possible" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="auth.signup.closedText"
        defaultMessage="Already have an account? You can log in as usual."
        description="Where signing up is not possible"
      />
    </EmptyState>
  );
}

const doNothing = (): void => undefined;

/** Steps 0 to 4 of the sign-up, as shown on its page, in the modal and inside landers. */
export const SignupSteps = observer(({ memberId, prefill, onProgress = doNothing, onDone }: SlotContract['signup-steps']) => {
  const { session } = useStore();
  const { search } = useLocation();
  const signup = useSignupStore();
  const { step, goTo, back } = useSignupStep(signup.reached);
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    session.captureTracking(search);
    signup.begin({ ...(memberId !== undefined && { memberId }), ...(prefill && { prefill }) });
  }, [session, search, signup, memberId, prefill]);

  const isInProgress = signup.isTouched || step > 0;
  useEffect(() => onProgress(isInProgress), [isInProgress, onProgress]);

  const goToStep = (to: number): void => {
    setMoved(true);
    goTo(to);
  };

  const { gate, isReady, isUnderage } = signup;
  if (isUnderage) return <Underage />;
  if (gate === 'signups_closed' || gate === 'traffic_source_needed') return <SignupClosed reason={gate} />;
  return <SignupForm key={`${step} ${isReady}`} step={step} focusesHeading={hasMoved} onNext={goToStep} onBack={back} onDone={onDone} />;
});
