import { css } from '@emotion/react';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { ErrorState, Skeleton, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { ProfileCard } from '@rendezvous/shared/contract';
import { useStore } from '@rendezvous/shared/store';
import { type Answer, useSwipeStore } from '../stores/SwipeStore';
import { SwipeActions } from './SwipeActions';
import { SwipeCard, type CardPosition } from './SwipeCard';
import { SwipeEmpty } from './SwipeEmpty';
import { SwipeLimit } from './SwipeLimit';
import { SwipeNewsText } from './SwipeNewsText';

/** Time a card takes to fly off in ms; slightly longer than its transition. */
const FLY_OFF_MS = 260;

interface LeavingCard {
  card: ProfileCard;
  answer: Answer;
}

/** Handles answers given by button, key or swipe, and keeps the answered card until it has flown off. */
function useSwipeAnswers() {
  const { services } = useStore();
  const swipeStore = useSwipeStore();
  const [leavingCard, setLeavingCard] = useState<LeavingCard | null>(null);
  useEffect(() => (leavingCard === null ? undefined : services.after(FLY_OFF_MS, () => setLeavingCard(null))), [leavingCard, services]);
  const answer = (chosenAnswer: Answer): void => {
    const { card } = swipeStore;
    if (card && swipeStore.answer(chosenAnswer)) setLeavingCard({ card, answer: chosenAnswer });
  };
  return { leavingCard, answer };
}

interface Props {
  cards: readonly ProfileCard[];
  leavingCard: LeavingCard | null;
  onAnswer: (answer: Answer) => void;
}

/** The current card, the next one below it with its photo loaded, and the one flying off. */
function SwipeDeck({ cards, leavingCard, onAnswer }: Props) {
  const [topCard, nextCard] = cards;
  const isFlyingOff = leavingCard !== null && leavingCard.card.id !== topCard?.id;
  const positionedCards: [ProfileCard | undefined, CardPosition][] = [
    [nextCard, 'next'],
    [topCard, 'up'],
    [isFlyingOff ? leavingCard.card : undefined, leavingCard?.answer ?? 'pass'],
  ];
  return (
    <div css={deck}>
      {positionedCards.map(([card, position]) => card && <SwipeCard key={card.id} card={card} position={position} onSwipe={onAnswer} />)}
    </div>
  );
}

const deck = css({ display: 'grid', alignItems: 'start', paddingBlockEnd: token.space4 });

const ANSWER_BY_KEY: Record<string, Answer> = { ArrowLeft: 'pass', ArrowRight: 'like' };

/** Selector of elements in which arrow keys have a meaning of their own. */
const ARROW_KEY_USER_SELECTOR = 'input, select, textarea, [role="dialog"], [role="alertdialog"], [role="menu"]';

/**
 * Makes the left arrow key pass and the right one like wherever the focus is, except where arrow keys have a meaning of their own.
 */
function useArrowKeys(onAnswer: (answer: Answer) => void): void {
  const latestHandler = useRef(onAnswer);
  useEffect(() => {
    latestHandler.current = onAnswer;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const answer = ANSWER_BY_KEY[event.key];
      const isPlainPress = !event.defaultPrevented && !event.repeat && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      if (answer === undefined || !isPlainPress || (event.target instanceof Element && event.target.closest(ARROW_KEY_USER_SELECTOR)))
        return;
      event.preventDefault();
      latestHandler.current(answer);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** One card at a time with its actions. */
export const SwipeGame = observer(() => {
  const intl = useIntl();
  const { leavingCard, answer } = useSwipeAnswers();
  useArrowKeys(answer);
  const { card, cards, error, isLoaded, isWaiting, load } = useSwipeStore();
  if (error !== null && !isLoaded) return <ErrorState title={describeError(intl, error)} onRetry={() => void load()} />;
  if (card === undefined && !isWaiting) return <SwipeEmpty />;
  return (
    <section css={game} aria-busy={card === undefined || undefined}>
      {card === undefined && leavingCard === null ? (
        <Skeleton shape="photo" />
      ) : (
        <SwipeDeck cards={cards} leavingCard={leavingCard} onAnswer={answer} />
      )}
      {card && <SwipeActions card={card} onAnswer={answer} />}
      {isLoaded && <SwipeLimit />}
      <Text as="p" size="s" tone="muted" align="center">
        <FormattedMessage
          id="members.swipe.lead"
          defaultMessage="Like or pass: swipe the card, press a button or use the arrow keys."
          description="Under the card of the swipe game"
        />
      </Text>
      <SwipeNewsText />
    </section>
  );
});

/** Makes the game as wide as possible while the whole card and its buttons fit on the screen. */
const game = css({
  display: 'grid',
  gap: token.space4,
  width: `min(100%, 26rem, max(15rem, (100dvh - 28rem - ${token.sizeExit}) * 0.8))`,
  marginInline: 'auto',
});
