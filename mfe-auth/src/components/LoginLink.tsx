import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink } from '@rendezvous/shared/ui';

/** Continues to the login after a visitor's mailed link has worked. */
export const LoginLink = () => (
  <ButtonLink to={pathTo('login')}>
    <FormattedMessage
      id="auth.activate.login"
      defaultMessage="Log in"
      description="Link after the e-mail address was confirmed on another device"
    />
  </ButtonLink>
);
