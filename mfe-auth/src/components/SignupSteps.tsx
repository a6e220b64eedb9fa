import type { SlotContract } from '@rendezvous/shared/remote';
import { useLocation } from '@rendezvous/shared/router';
import { Underage } from '@rendezvous/shared/safety';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SignupClosed } from './SignupClosed';
import { SignupForm } from './SignupForm';
import { useSignupStore } from '../stores/useSignupStore';
import { useSignupStep } from './useSignupStep';

const ignore = (): void => undefined;

/** Steps 0 to 4 of sign-up: the same on the page, in the modal and inside landers. */
export const SignupSteps = observer(({ memberId, prefill, onProgress = ignore, onDone }: SlotContract['signup-steps']) => {
  const { session } = useStore();
  const { search } = useLocation();
  const signup = useSignupStore();
  const { step, goTo, back } = useSignupStep(signup.reached);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    session.captureTracking(search);
    signup.begin({ ...(memberId !== undefined && { memberId }), ...(prefill && { prefill }) });
  }, [session, search, signup, memberId, prefill]);

  const inProgress = signup.isTouched || step > 0;
  useEffect(() => onProgress(inProgress), [inProgress, onProgress]);

  const move = (to: number): void => {
    setMoved(true);
    goTo(to);
  };

  const { gate, isReady, isUnderage } = signup;
  if (isUnderage) return <Underage />;
  if (gate === 'signups_closed' || gate === 'traffic_source_needed') return <SignupClosed reason={gate} />;
  return <SignupForm key={`${step} ${isReady}`} step={step} focused={moved} onNext={move} onBack={back} onDone={onDone} />;
});
