import { useLocation, useNavigate, useSearchParams } from '@rendezvous/shared/router';

/** Number of questions of the match finder; the result follows them. */
export const FINDER_QUESTION_COUNT = 4;
export const FINDER_STEP_COUNT = FINDER_QUESTION_COUNT + 1;

/**
 * Returns the current step, which is stored in the URL so that the browser's back button goes back one step. If the URL contains no step,
 * members who have answered before see the result, others the first question.
 */
export function useFinderStep(hasAnswers: boolean) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const lastStep = hasAnswers ? FINDER_STEP_COUNT : FINDER_QUESTION_COUNT;
  const requestedStep = Number(params.get('step') ?? (hasAnswers ? FINDER_STEP_COUNT : 1));
  const step = Number.isInteger(requestedStep) ? Math.min(Math.max(requestedStep, 1), lastStep) : 1;
  return { step, goTo: (next: number): void => void navigate(`${pathname}?step=${next}`) };
}
