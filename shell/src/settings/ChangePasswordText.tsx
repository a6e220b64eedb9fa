import { FormattedMessage } from '@rendezvous/shared/intl';

/** Label of its button and title of its form. */
export const ChangePasswordText = () => (
  <FormattedMessage
    id="shell.settings.change_password"
    defaultMessage="Change password"
    description="Button in the settings, and heading of what it opens"
  />
);
