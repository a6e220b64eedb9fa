import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink, type ButtonVariant } from '@rendezvous/shared/ui';

/** Link to the match finder. */
export const MatchFinderLink = ({ variant, wide }: { variant?: ButtonVariant; wide?: boolean }) => (
  <ButtonLink variant={variant} wide={wide} icon="sparkles" to={pathTo('match-finder')}>
    <FormattedMessage id="members.finder.open" defaultMessage="Find your matches" description="Link to the match finder" />
  </ButtonLink>
);
