import type { ProfileCard } from '@rendezvous/shared/contract';
import { useIntl } from '@rendezvous/shared/intl';
import { IconButton } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useLikingStore } from '../stores/LikingStore';

interface Props {
  card: ProfileCard;
  className?: string;
}

/** Likes or unlikes a member; the button changes at once, before the server responds. */
export const LikeButton = observer(({ card, className }: Props) => {
  const intl = useIntl();
  const likingStore = useLikingStore();
  const isLiked = likingStore.isLiked(card);
  const label = isLiked
    ? intl.formatMessage(
        { id: 'members.like.remove', defaultMessage: 'Unlike {name}', description: 'Button on a liked member' },
        { name: card.name },
      )
    : intl.formatMessage({ id: 'members.like.add', defaultMessage: 'Like {name}', description: 'Button on a member' }, { name: card.name });
  return (
    <IconButton
      icon={isLiked ? 'heart-filled' : 'heart'}
      label={label}
      pressed={isLiked}
      variant={isLiked ? 'primary' : 'secondary'}
      onPress={() => void likingStore.toggle(card)}
      className={className}
    />
  );
});
