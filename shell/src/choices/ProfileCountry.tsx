import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Link } from '@rendezvous/shared/router';
import { Text } from '@rendezvous/shared/ui';

/** Replaces the choice: prices and members follow the country where the member lives. */
export const ProfileCountry = () => (
  <Text tone="muted">
    <FormattedMessage
      id="shell.lang_config.profile_country"
      defaultMessage="Prices and members follow the country in your profile. <link>My profile</link>"
      description="In the place of the choice of a country, for a member; link: to the profile"
      values={{ link: (text) => <Link to={pathTo('profile')}>{text}</Link> }}
    />
  </Text>
);
