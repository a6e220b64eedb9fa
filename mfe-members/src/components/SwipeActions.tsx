import { css } from '@emotion/react';
import type { ProfileCard } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { media, Row, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type Answer, useSwipeStore } from '../stores/SwipeStore';
import { SwipeButton } from './SwipeButton';

interface Props {
  card: ProfileCard;
  onAnswer: (answer: Answer) => void;
}

/** Buttons to pass, undo the last pass, and like: pass is on the left and like on the right, as with the arrow keys. */
export const SwipeActions = observer(({ card, onAnswer }: Props) => {
  const intl = useIntl();
  const { undo, undoableId, likesLeft } = useSwipeStore();
  const passLabel = intl.formatMessage(
    { id: 'members.swipe.pass', defaultMessage: 'Pass on {name}', description: 'Button of the swipe game: not this member' },
    { name: card.name },
  );
  const likeLabel = intl.formatMessage(
    { id: 'members.like.add', defaultMessage: 'Like {name}', description: 'Button on a member' },
    { name: card.name },
  );
  const undoLabel = intl.formatMessage({
    id: 'members.swipe.undo',
    defaultMessage: 'Undo the last pass',
    description: 'Button of the swipe game: the member who was passed is shown again',
  });
  return (
    <Row justify="center" gap="l" css={row}>
      <SwipeButton icon="close" label={passLabel} onPress={() => onAnswer('pass')} />
      <SwipeButton icon="refresh" label={undoLabel} onPress={undo} small disabled={undoableId === null} />
      <SwipeButton icon="heart-filled" label={likeLabel} onPress={() => onAnswer('like')} tone="like" disabled={likesLeft === 0} />
    </Row>
  );
});

/** Sticks to the lower edge of the screen, or to the bottom bar on a phone, while part of the card is below it. */
const row = css({
  position: 'sticky',
  bottom: 'calc(4.75rem + env(safe-area-inset-bottom))',
  zIndex: token.zRaised,
  flexWrap: 'nowrap',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [media.md]: { bottom: token.space4 },
});
