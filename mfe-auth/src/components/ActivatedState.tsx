import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ButtonLink, EmptyState, Row } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** The address is confirmed; on to the members or the own profile, or to log in on another device. */
export const ActivatedState = observer(() => {
  const { session } = useStore();
  return (
    <EmptyState
      icon="success"
      title={
        <FormattedMessage
          id="auth.activate.done"
          defaultMessage="You are all set"
          description="Heading after the e-mail address was confirmed"
        />
      }
      action={session.isSignedIn ? <MemberLinks /> : <LoginLink />}
    >
      <FormattedMessage
        id="auth.activate.text"
        defaultMessage="Your e-mail address is confirmed and your profile can be seen."
        description="After the e-mail address was confirmed"
      />
    </EmptyState>
  );
});

const MemberLinks = () => (
  <Row justify="center">
    <ButtonLink to={pathTo('members')} icon="search">
      <FormattedMessage
        id="auth.activate.members"
        defaultMessage="Meet members"
        description="Link after the e-mail address was confirmed"
      />
    </ButtonLink>
    <ButtonLink to={pathTo('profile')} variant="secondary">
      <FormattedMessage id="auth.activate.profile" defaultMessage="My profile" description="Link after the e-mail address was confirmed" />
    </ButtonLink>
  </Row>
);

const LoginLink = () => (
  <ButtonLink to={pathTo('login')}>
    <FormattedMessage
      id="auth.activate.login"
      defaultMessage="Log in"
      description="Link after the e-mail address was confirmed on another device"
    />
  </ButtonLink>
);
