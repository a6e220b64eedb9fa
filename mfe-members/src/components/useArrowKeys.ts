import type { Answer } from '../stores/SwipeStore';
import { useEffect, useRef } from 'react';

const ANSWERS: Record<string, Answer> = { ArrowLeft: 'pass', ArrowRight: 'like' };

/** Elements in which arrow keys have a meaning of their own. */
const TAKEN = 'input, select, textarea, [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Left passes, right likes, wherever the focus is on the page. */
export function useArrowKeys(onAnswer: (answer: Answer) => void): void {
  const latest = useRef(onAnswer);
  useEffect(() => {
    latest.current = onAnswer;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const answer = ANSWERS[event.key];
      const isOurs = !event.defaultPrevented && !event.repeat && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (answer === undefined || !isOurs || (event.target instanceof Element && event.target.closest(TAKEN))) return;
      event.preventDefault();
      latest.current(answer);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
