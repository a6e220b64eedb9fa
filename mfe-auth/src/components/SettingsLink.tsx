import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink } from '@rendezvous/shared/ui';

/** Links to the settings, where the email address and password can be changed. */
export const SettingsLink = () => (
  <ButtonLink to={pathTo('settings')}>
    <FormattedMessage
      id="auth.mailChange.settings"
      defaultMessage="My settings"
      description="Link where the link to a new e-mail address does not work any more; the settings send another"
    />
  </ButtonLink>
);
