import { css } from '@emotion/react';
import { pathTo, type ProfileCard } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { Card, IconButton, PersonName, Photo, Text, token } from '@rendezvous/shared/ui';
import { countryName } from '@rendezvous/shared/words';
import { useMatchesStore } from '../stores/MatchesStore';

interface MatchCardProps {
  card: ProfileCard;
  /** True for the first cards, whose photos load eagerly. */
  priority: boolean;
}

/** A matching member with a like button; the fictional label is next to the name. */
export function MatchCard({ card, priority }: MatchCardProps) {
  const intl = useIntl();
  const { toggleLike } = useMatchesStore();
  const label = card.liked
    ? intl.formatMessage(
        { id: 'auth.matches.unlike', defaultMessage: 'Unlike {name}', description: 'Button on a liked member' },
        { name: card.name },
      )
    : intl.formatMessage(
        { id: 'auth.matches.like', defaultMessage: 'Like {name}', description: 'Button on a member' },
        { name: card.name },
      );
  return (
    <Card as="li" inset="none" interactive>
      <div css={picture}>
        <Photo image={card.main_image} alt="" sizes="(min-width: 768px) 16rem, 50vw" rounded={false} priority={priority} />
        <IconButton
          icon={card.liked ? 'heart-filled' : 'heart'}
          label={label}
          pressed={card.liked}
          variant={card.liked ? 'primary' : 'secondary'}
          onPress={() => void toggleLike(card)}
          css={likeButton}
        />
      </div>
      <div css={caption}>
        <PersonName person={card} withAge to={pathTo('members-id', { id: card.id })} stretched />
        <Text size="s" tone="muted" truncate>
          {card.city ?? countryName(intl, card.country)}
        </Text>
      </div>
    </Card>
  );
}

const picture = css({ position: 'relative' });
const likeButton = css({ position: 'absolute', insetInlineEnd: token.space2, bottom: token.space2, zIndex: token.zRaised });
const caption = css({ display: 'grid', gap: token.space1, padding: token.space3 });
