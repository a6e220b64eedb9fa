import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ButtonLink } from '@rendezvous/shared/ui';
import { MemberLinks } from './MemberLinks';

const LoginLink = () => (
  <ButtonLink to={pathTo('login')}>
    <FormattedMessage
      id="auth.activate.login"
      defaultMessage="Log in"
      description="Link after the e-mail address was confirmed on another device"
    />
  </ButtonLink>
);

/** Links shown after an emailed link has worked: into the site or, for a visitor who is not signed in, to the login page. */
export const OnwardLinks = observer(() => (useStore().session.isSignedIn ? <MemberLinks /> : <LoginLink />));
