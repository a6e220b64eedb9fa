import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink } from '@rendezvous/shared/ui';

/** How to get another mail with the link that restores a deleted account: logging in sends it. */
export const LoginForLink = () => (
  <ButtonLink to={pathTo('login')}>
    <FormattedMessage
      id="auth.activateError.login"
      defaultMessage="Log in to get a new e-mail"
      description="Link for visitors where an activation link did not work"
    />
  </ButtonLink>
);
