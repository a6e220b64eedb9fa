import { css, keyframes } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button, media, Row, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useSwipeStore } from '../../stores/SwipeStore';
import { useLanderStep } from '../useLanderStep';
import { useSignupPrefetch } from '../useSignupPrefetch';
import { CardFace } from './CardFace';
import { CARD_COUNT } from './toCards';
import type { SwipeCard } from './SwipeCard';
import { useSwipe } from './useSwipe';

interface SwipeDeckProps {
  /** The top card; null while it is loading. */
  card: SwipeCard | null;
}

/** Returns a ref for the top card; when the previous card disappears together with its focused control, the top card receives focus. */
function useFocusOnNextCard(key: string | undefined): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  const previousKey = useRef(key);
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body || document.activeElement === null;
    if (previousKey.current !== undefined && previousKey.current !== key && isFocusLost) card.current?.focus();
    previousKey.current = key;
  }, [key]);
  return card;
}

/** The current card, which visitors swipe by dragging it, with its buttons or with the arrow keys. */
export const SwipeDeck = observer(({ card }: SwipeDeckProps) => {
  const { choices, choose } = useSwipeStore();
  const { step, goTo, back } = useLanderStep(choices.length);
  const cardRef = useFocusOnNextCard(card?.key);
  const decide = (isLiked: boolean): void => {
    if (!card) return;
    choose(step, card.key, isLiked);
    goTo(step + 1);
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight' || key === 'ArrowLeft') decide(key === 'ArrowRight');
  };
  const swipeHandlers = useSwipe(decide);
  return (
    <div css={deck} onKeyDown={onKeyDown} {...useSignupPrefetch()}>
      <div css={pile}>
        <article key={card?.key} ref={cardRef} tabIndex={-1} css={face} {...swipeHandlers}>
          {card && <CardFace card={card} />}
        </article>
      </div>
      <Row gap="m" justify="center">
        <Button size="l" variant="secondary" icon="close" onPress={() => decide(false)} css={choiceButton}>
          <FormattedMessage id="landers.swipe.pass" defaultMessage="Skip" description="Button under a picture: go on without liking it" />
        </Button>
        <Button size="l" icon="heart" onPress={() => decide(true)} css={choiceButton}>
          <FormattedMessage
            id="landers.swipe.like"
            defaultMessage="I like it"
            description="Button under a picture of a person or an evening"
          />
        </Button>
      </Row>
      <Row gap="s" justify="between">
        <Button variant="quiet" size="s" icon="back" onPress={back} disabled={step === 0}>
          <FormattedMessage
            id="landers.swipe.back"
            defaultMessage="Go back one card"
            description="Button: shows the picture before again"
          />
        </Button>
        <div role="status">
          <Text size="s" tone="muted">
            <FormattedMessage
              id="landers.swipe.count"
              defaultMessage="Card {n, number} of {all, number}"
              description="Under a picture to swipe"
              values={{ n: Math.min(step + 1, CARD_COUNT), all: CARD_COUNT }}
            />
          </Text>
        </div>
      </Row>
    </div>
  );
});

const riseKeyframes = keyframes({ from: { opacity: 0.2, scale: '0.96' } });
const deck = css({ display: 'grid', gap: token.space4, width: '100%' });
const pile = css({
  position: 'relative',
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetInline: token.space3,
    bottom: `calc(-1 * ${token.space2})`,
    height: '3rem',
    borderRadius: token.radiusXl,
    background: token.colorSecondary,
    opacity: 0.7,
  },
  '&::after': { insetInline: token.space6, bottom: `calc(-1 * ${token.space3} - 2px)`, zIndex: -1, opacity: 0.4 },
});
const face = css({
  position: 'relative',
  zIndex: 1,
  overflow: 'hidden',
  height: 'min(30rem, 46svh)',
  minHeight: '17rem',
  borderRadius: token.radiusXl,
  background: token.colorSkeleton,
  boxShadow: token.shadow2,
  touchAction: 'pan-y',
  userSelect: 'none',
  cursor: 'grab',
  transition: `transform ${token.motionFast} ${token.motionEase}`,
  animation: `${riseKeyframes} ${token.motionMedium} ${token.motionEase}`,
  '&:active': { cursor: 'grabbing', transition: 'none' },
  [media.reducedMotion]: { animation: 'none', transition: 'none' },
});
const choiceButton = css({ flex: '1 1 auto', paddingInline: token.space3, whiteSpace: 'nowrap' });
