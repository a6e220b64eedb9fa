import { css } from '@emotion/react';
import { pathTo, type ProfileCard } from '@rendezvous/shared/contract';
import { SafetyButton } from '@rendezvous/shared/safety';
import { Card, PersonName, Photo, token } from '@rendezvous/shared/ui';
import type { ReactNode } from 'react';
import { CardFacts } from './CardFacts';
import { LikeButton } from './LikeButton';
import { OnlineBadge } from './OnlineBadge';

interface Props {
  card: ProfileCard;
  /** True in the first row of a page, where photos load eagerly. */
  priority?: boolean;
  /** Where the card links to; the member's profile by default. */
  to?: string;
  /** Shown below the facts, for example a badge on a new like. */
  note?: ReactNode;
  isNew?: boolean;
}

/** A member in a list. */
export function MemberCard({ card, priority = false, to, note, isNew = false }: Props) {
  return (
    <Card as="li" inset="none" interactive css={[frame, priority && firstRow]} data-new={isNew}>
      <div css={picture}>
        <Photo
          image={card.main_image}
          alt=""
          sizes="(min-width: 992px) 16rem, (min-width: 576px) 33vw, calc(50vw - 1.375rem)"
          priority={priority}
          rounded={false}
        />
        {card.online && <OnlineBadge />}
        <LikeButton card={card} css={likeButton} />
        <SafetyButton member={card} onPhoto css={safetyButton} />
      </div>
      <div css={details}>
        <PersonName person={card} withAge to={to ?? pathTo('members-id', { id: card.id })} stretched />
        <CardFacts card={card} />
        {note}
      </div>
    </Card>
  );
}

const frame = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 20rem',
  '&[data-new="true"]': { outline: `2px solid ${token.colorUnreadMessagesBorder}` },
});
/** Cards of the first row have their real height from the start, so that the content below, such as the alerts, does not move. */
const firstRow = css({ contentVisibility: 'visible' });
const picture = css({ position: 'relative' });
const likeButton = css({ position: 'absolute', insetInlineEnd: token.space2, bottom: token.space2, zIndex: token.zRaised });
const safetyButton = css({ position: 'absolute', insetInlineEnd: token.space2, top: token.space2, zIndex: token.zRaised });
const details = css({
  display: 'grid',
  gap: token.space1,
  justifyItems: 'start',
  minWidth: 0,
  padding: token.space3,
  '& > *': { maxWidth: '100%' },
});
