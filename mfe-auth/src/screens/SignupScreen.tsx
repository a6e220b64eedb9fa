import { FormattedMessage } from '@rendezvous/shared/intl';
import { useNavigate } from '@rendezvous/shared/router';
import { LoginHint } from '../components/LoginHint';
import { Promises } from '../components/Promises';
import { SignupSteps } from '../components/SignupSteps';
import { SplitPage } from '../components/SplitPage';

/** Sign-up as a page of its own; other places show the same steps in a modal or inside a lander. */
export const SignupScreen = () => {
  const navigate = useNavigate();
  return (
    <SplitPage
      title={<FormattedMessage id="auth.signup.title" defaultMessage="Sign up for free" description="Title of the sign-up page" />}
      aside={<Promises />}
    >
      <SignupSteps onDone={(nextPath) => void navigate(nextPath, { replace: true })} />
      <LoginHint />
    </SplitPage>
  );
};
