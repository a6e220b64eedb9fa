import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink } from '@rendezvous/shared/ui';

/** Links to the page that sends another email for choosing a password. */
export const ResetLink = () => (
  <ButtonLink to={pathTo('reset-password')}>
    <FormattedMessage
      id="auth.newPassword.again"
      defaultMessage="Request a new email"
      description="Link where a reset link does not work any more"
    />
  </ButtonLink>
);
