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

/** The current step, zero-based and stored in the history entry, so that the browser's back button goes back one step on the same path. */
export function useSignupStep(furthest: number): SignupStep {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { signupStep = 0, signupFrom } = toStepState(state);
  const step = Math.max(0, Math.min(signupStep, furthest));
  const open = (to: number, replace: boolean): void =>
    void navigate(
      { pathname, search, hash },
      { replace, state: { ...toStepState(state), signupStep: to, signupFrom: replace ? signupFrom : step } },
    );
  return {
    step,
    goTo: (to) => open(to, false),
    back: () => (signupFrom === step - 1 ? void navigate(-1) : open(step - 1, true)),
  };
}
