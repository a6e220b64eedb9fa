import { useLocation, useNavigate } from '@rendezvous/shared/router';

interface StepState {
  signupStep?: number;
  /** Step of the previous history entry. */
  signupFrom?: number;
}

interface SignupStep {
  step: number;
  goTo: (step: number) => void;
  back: () => void;
}

const toStepState = (state: unknown): StepState => (typeof state === 'object' && state !== null ? state : {});

/** Returns the zero-based step, which is stored in the history entry so that the browser's back button goes back one step. */
export function useSignupStep(furthestStep: number): SignupStep {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { signupStep = 0, signupFrom } = toStepState(state);
  const step = Math.max(0, Math.min(signupStep, furthestStep));
  const openStep = (to: number, shouldReplace: boolean): void =>
    void navigate(
      { pathname, search, hash },
      { replace: shouldReplace, state: { ...toStepState(state), signupStep: to, signupFrom: shouldReplace ? signupFrom : step } },
    );
  return {
    step,
    goTo: (to) => openStep(to, false),
    back: () => (signupFrom === step - 1 ? void navigate(-1) : openStep(step - 1, true)),
  };
}
