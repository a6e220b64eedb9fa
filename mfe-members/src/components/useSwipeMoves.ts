import type { ProfileCard } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { useEffect, useState } from 'react';
import type { Answer } from '../stores/SwipeStore';
import { useSwipeStore } from '../stores/useSwipeStore';

/** Time a card takes to fly off in ms; slightly longer than its transition. */
const LEAVE_MS = 260;

export interface LeavingCard {
  card: ProfileCard;
  answer: Answer;
}

/** A single way to answer for buttons, keys and swipes, including the card that is flying off. */
export function useSwipeMoves() {
  const { services } = useStore();
  const swipe = useSwipeStore();
  const [leaving, setLeaving] = useState<LeavingCard | null>(null);
  useEffect(() => (leaving === null ? undefined : services.after(LEAVE_MS, () => setLeaving(null))), [leaving, services]);
  const answer = (given: Answer): void => {
    const { card } = swipe;
    if (card && swipe.answer(given)) setLeaving({ card, answer: given });
  };
  return { leaving, answer };
}
