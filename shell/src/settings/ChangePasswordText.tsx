import { FormattedMessage } from '@rendezvous/shared/intl';

/** What it is called, on its button and above its form. */
export const ChangePasswordText = () => (
  <FormattedMessage
    id="shell.settings.change_password"
    defaultMessage="Change password"
    description="Button in the settings, and heading of what it opens"
  />
);
