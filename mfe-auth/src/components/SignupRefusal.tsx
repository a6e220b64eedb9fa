import { describeError, useIntl } from '@rendezvous/shared/intl';
import { Alert } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { signupErrors } from '../stores/signupErrors';
import { AccountExists } from './AccountExists';
import { useSignupStore } from '../stores/useSignupStore';

/** Why the account could not be created, unless it is an error in one of this step's fields. */
export const SignupRefusal = observer(() => {
  const intl = useIntl();
  const { refusal, values } = useSignupStore();
  if (!refusal || Object.keys(signupErrors(refusal)).length > 0) return null;
  const isKnown = refusal.code === 'account_exists';
  return <Alert tone="danger">{isKnown ? <AccountExists email={values.email} /> : describeError(intl, refusal)}</Alert>;
});
