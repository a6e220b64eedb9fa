import { css } from '@emotion/react';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { ErrorState, Skeleton, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useSwipeStore } from '../stores/useSwipeStore';
import { SwipeActions } from './SwipeActions';
import { SwipeDeck } from './SwipeDeck';
import { SwipeEmpty } from './SwipeEmpty';
import { SwipeLimit } from './SwipeLimit';
import { SwipeNewsText } from './SwipeNewsText';
import { useArrowKeys } from './useArrowKeys';
import { useSwipeMoves } from './useSwipeMoves';

/** One card at a time with its actions. */
export const SwipeGame = observer(() => {
  const intl = useIntl();
  const swipe = useSwipeStore();
  const { leaving, answer } = useSwipeMoves();
  useArrowKeys(answer);
  const { card, cards, error, isWaiting } = swipe;
  if (error !== null && !swipe.isLoaded) return <ErrorState title={describeError(intl, error)} onRetry={() => void swipe.load()} />;
  if (card === undefined && !isWaiting) return <SwipeEmpty />;
  return (
    <section css={game} aria-busy={card === undefined || undefined}>
      {card === undefined && leaving === null ? (
        <Skeleton shape="photo" />
      ) : (
        <SwipeDeck cards={cards} leaving={leaving} onAnswer={answer} />
      )}
      {card && <SwipeActions card={card} onAnswer={answer} />}
      {swipe.isLoaded && <SwipeLimit />}
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

/** As wide as possible while the whole card and its buttons fit on the screen. */
const game = css({
  display: 'grid',
  gap: token.space4,
  width: 'min(100%, 26rem, max(15rem, (100dvh - 28rem) * 0.8))',
  marginInline: 'auto',
});
