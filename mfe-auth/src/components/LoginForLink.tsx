import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink } from '@rendezvous/shared/ui';

/** Login link for the owner of a deleted account: the login page can resend the link that restores the account. */
export const LoginForLink = () => (
  <ButtonLink to={pathTo('login')}>
    <FormattedMessage
      id="auth.activateError.login"
      defaultMessage="Log in to get a new link"
      description="Link for visitors where an activation link did not work"
    />
  </ButtonLink>
);
