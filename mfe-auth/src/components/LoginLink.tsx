import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink } from '@rendezvous/shared/ui';

/** On to the login, for a visitor whose mailed link has worked. */
export const LoginLink = () => (
  <ButtonLink to={pathTo('login')}>
    <FormattedMessage
      id="auth.activate.login"
      defaultMessage="Log in"
      description="Link after the e-mail address was confirmed on another device"
    />
  </ButtonLink>
);
