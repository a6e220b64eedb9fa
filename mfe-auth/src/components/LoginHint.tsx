import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Row, Text, TextLink } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useSignupStore } from '../stores/SignupStore';

/** Login link for people who have an account; hidden if sign-up is closed, since that notice has its own link. */
export const LoginHint = observer(() => {
  if (useSignupStore().isClosed) return null;
  return (
    <Row justify="center">
      <Text tone="muted">
        <FormattedMessage
          id="auth.signup.member"
          defaultMessage="Already have an account?"
          description="Before the link Log in, under the sign-up form"
        />
      </Text>
      <TextLink to={pathTo('login')}>
        <FormattedMessage id="auth.signup.login" defaultMessage="Log in" description="Link under the sign-up form" />
      </TextLink>
    </Row>
  );
});
