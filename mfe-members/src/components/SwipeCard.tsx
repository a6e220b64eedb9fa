import { css } from '@emotion/react';
import { pathTo, type ProfileCard } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { SafetyButton } from '@rendezvous/shared/safety';
import { Card, Heading, Icon, PersonName, Photo, token } from '@rendezvous/shared/ui';
import type { Answer } from '../stores/SwipeStore';
import { CardFacts } from './CardFacts';
import { OnlineBadge } from './OnlineBadge';
import { useCardDrag } from './useCardDrag';

export type CardPosition = 'up' | 'next' | Answer;

interface Props {
  card: ProfileCard;
  /** `up` is the top card and `next` the one below it; an answer means that the card is flying off. */
  position: CardPosition;
  onSwipe: (answer: Answer) => void;
}

/** A member in the swipe game; only the top card is exposed to assistive technology, the others are decoration. */
export function SwipeCard({ card, position, onSwipe }: Props) {
  const intl = useIntl();
  const drag = useCardDrag(onSwipe);
  const isOnTop = position === 'up';
  const alt = intl.formatMessage(
    { id: 'members.swipe.photo', defaultMessage: 'Photo of {name}', description: 'What a card of the swipe game shows, read out' },
    { name: card.name },
  );
  return (
    <div css={layer} data-place={position} inert={!isOnTop} aria-hidden={!isOnTop} {...(isOnTop && drag)}>
      <Card as="article" inset="none">
        <div css={picture}>
          <Photo
            image={card.main_image}
            alt={isOnTop ? alt : ''}
            sizes="(min-width: 576px) 26rem, 100vw"
            priority
            rounded={false}
            css={photo}
          />
          {card.online && <OnlineBadge />}
          {isOnTop && <SafetyButton member={card} onPhoto css={safetyButton} />}
          <span css={[stamp, likeStamp]} data-stamp="like">
            <Icon name="heart-filled" size={40} />
          </span>
          <span css={[stamp, passStamp]} data-stamp="pass">
            <Icon name="close" size={40} />
          </span>
        </div>
        <div css={details}>
          <Heading level={2} size="l">
            <PersonName person={card} withAge to={pathTo('members-id', { id: card.id })} />
          </Heading>
          <CardFacts card={card} />
        </div>
      </Card>
    </div>
  );
}

const cardTransition = `translate ${token.motionMedium} ${token.motionEase}, rotate ${token.motionMedium} ${token.motionEase}, scale ${token.motionMedium} ${token.motionEase}, opacity ${token.motionMedium}`;
const layer = css({
  gridArea: '1 / 1',
  minWidth: 0,
  touchAction: 'pan-y',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  cursor: 'grab',
  transition: cardTransition,
  '&[data-place="next"]': { scale: '0.95', translate: '0 0.75rem' },
  '&[data-place="like"], &[data-place="pass"]': { zIndex: token.zRaised, opacity: 0, pointerEvents: 'none' },
  '&[data-place="like"]': { translate: '120%', rotate: '12deg' },
  '&[data-place="pass"]': { translate: '-120%', rotate: '-12deg' },
  '&[data-dragged="true"]': { cursor: 'grabbing', transition: 'none' },
  '&[data-leaning="like"] [data-stamp="like"], &[data-place="like"] [data-stamp="like"]': { opacity: 1, scale: '1' },
  '&[data-leaning="pass"] [data-stamp="pass"], &[data-place="pass"] [data-stamp="pass"]': { opacity: 1, scale: '1' },
});
const picture = css({ position: 'relative' });
const safetyButton = css({ position: 'absolute', insetInlineEnd: token.space2, bottom: token.space2, zIndex: token.zRaised });
/** On a low phone the photo leaves room for the name above the buttons, which would cover it. */
const photo = css({ pointerEvents: 'none', '@media (max-width: 767.98px)': { maxHeight: 'max(12rem, 100svh - 25rem)' } });
const stamp = css({
  position: 'absolute',
  top: token.space4,
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: '50%',
  opacity: 0,
  scale: '0.6',
  boxShadow: token.shadow2,
  transition: `opacity ${token.motionFast}, scale ${token.motionFast} ${token.motionEase}`,
});
const likeStamp = css({ insetInlineStart: token.space4, background: token.colorPrimary, color: token.colorOnPrimary });
const passStamp = css({ insetInlineEnd: token.space4, background: token.colorSurface, color: token.colorText });
/** The scroll margin keeps a focused name visible above the buttons. */
const details = css({
  display: 'grid',
  justifyItems: 'start',
  gap: token.space1,
  padding: token.space4,
  minWidth: 0,
  '& a': { scrollMarginBottom: '10rem' },
});
