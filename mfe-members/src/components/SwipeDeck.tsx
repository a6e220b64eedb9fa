import { css } from '@emotion/react';
import type { ProfileCard } from '@rendezvous/shared/contract';
import { token } from '@rendezvous/shared/ui';
import type { Answer } from '../stores/SwipeStore';
import { SwipeCard, type SwipePlace } from './SwipeCard';
import type { LeavingCard } from './useSwipeMoves';

interface Props {
  cards: readonly ProfileCard[];
  leaving: LeavingCard | null;
  onAnswer: (answer: Answer) => void;
}

/** The current card, the next one below it with its photo loaded, and the one flying off. */
export function SwipeDeck({ cards, leaving, onAnswer }: Props) {
  const [up, next] = cards;
  const isGone = leaving !== null && leaving.card.id !== up?.id;
  const places: [ProfileCard | undefined, SwipePlace][] = [
    [next, 'next'],
    [up, 'up'],
    [isGone ? leaving.card : undefined, leaving?.answer ?? 'pass'],
  ];
  return (
    <div css={table}>{places.map(([card, place]) => card && <SwipeCard key={card.id} card={card} place={place} onSwipe={onAnswer} />)}</div>
  );
}

const table = css({ display: 'grid', alignItems: 'start', paddingBlockEnd: token.space4 });
