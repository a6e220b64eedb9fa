import { useLocation, useNavigate, useSearchParams } from '@rendezvous/shared/router';

/** Questions of the match finder; the result follows them. */
export const FINDER_QUESTIONS = 4;
export const FINDER_STEPS = FINDER_QUESTIONS + 1;

/** The current step, in the address: the browser's back button goes back one step. Without one, members who have answered see the result. */
export function useFinderStep(hasAnswers: boolean) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const last = hasAnswers ? FINDER_STEPS : FINDER_QUESTIONS;
  const asked = Number(params.get('step') ?? (hasAnswers ? FINDER_STEPS : 1));
  const step = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), last) : 1;
  return { step, goTo: (next: number): void => void navigate(`${pathname}?step=${next}`) };
}
