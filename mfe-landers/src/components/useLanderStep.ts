import { useLocation, useNavigate } from '@rendezvous/shared/router';
import { useEffect, useRef } from 'react';

interface StepState {
  landerStep?: number;
  /** Step of the previous history entry. */
  landerFrom?: number;
}

interface LanderStep {
  /** Index of the current question or card. */
  step: number;
  goTo: (step: number) => void;
  back: () => void;
}

const toStepState = (state: unknown): StepState => (typeof state === 'object' && state !== null ? state : {});

/** Returns a function that opens a step: with `from` in a history entry of its own, with `replace` in the current one. */
function useOpenStep(): (to: number, change: { from: number } | { replace: true }) => void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (to, change) => {
    const landerFrom = 'from' in change ? { landerFrom: change.from } : {};
    void navigate(
      { pathname, search, hash },
      { replace: 'replace' in change, state: { ...toStepState(state), landerStep: to, ...landerFrom } },
    );
  };
}

/**
 * Returns the current question or card of a lander, limited to `reached`. Each has its own history entry, so the browser's back button
 * returns to it.
 */
export function useLanderStep(reached: number): LanderStep {
  const navigate = useNavigate();
  const openStep = useOpenStep();
  const { landerStep = 0, landerFrom } = toStepState(useLocation().state);
  const step = Math.max(0, Math.min(landerStep, reached));
  return {
    step,
    goTo: (to) => openStep(to, { from: step }),
    back: () => (landerFrom === step - 1 ? void navigate(-1) : openStep(Math.max(0, step - 1), { replace: true })),
  };
}

/** If the lander is opened without a step, for example after a change of language, opens the step that was reached. */
export function useReachedStep(reached: number, isRestored: boolean): void {
  const openStep = useOpenStep();
  const { landerStep } = toStepState(useLocation().state);
  const hasArrived = useRef(false);
  useEffect(() => {
    if (!isRestored || hasArrived.current) return;
    hasArrived.current = true;
    if (landerStep === undefined && reached > 0) openStep(reached, { replace: true });
  }, [isRestored, landerStep, reached, openStep]);
}
