import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, type ButtonVariant } from '@rendezvous/shared/ui';

/** Link to the swipe game. */
export const SwipeGameLink = ({ variant }: { variant?: ButtonVariant }) => (
  <ButtonLink variant={variant} icon="heart" to={pathTo('swipe-game')}>
    <FormattedMessage id="members.swipe.open" defaultMessage="Discover people" description="Link to the swipe game" />
  </ButtonLink>
);
