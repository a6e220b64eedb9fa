import { QUESTION_COUNT, useAnswersStore } from '../../stores/AnswersStore';
import { useLanderStep, useReachedStep } from '../useLanderStep';
import { useRestored } from '../useRestored';

interface OpenQuestion {
  /** Index of the current question; QUESTION_COUNT once all are answered. */
  step: number;
  isDone: boolean;
  goToNext: () => void;
  back: () => void;
}

/** Returns the current question of a lander, and functions that open the next and the previous one. Call inside an observer. */
export function useQuestion(): OpenQuestion {
  const { reached, unlock } = useAnswersStore();
  const { step, goTo, back } = useLanderStep(reached);
  const goToNext = (): void => {
    unlock(step + 1);
    goTo(step + 1);
  };
  return { step, isDone: step >= QUESTION_COUNT, goToNext, back };
}

/** Restores the answers given on this lander and the question that was reached. Call once per screen, inside an observer. */
export function useRestoredQuestions(): void {
  const answers = useAnswersStore();
  useReachedStep(answers.reached, useRestored(answers));
}
