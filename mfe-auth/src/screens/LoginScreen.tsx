import { pathTo, safeRedirect, signupGate } from '@rendezvous/shared/contract';
import { Form, FormTextField, PasswordField, rules, SubmitButton, useForm, v } from '@rendezvous/shared/forms';
import { ApiError } from '@rendezvous/shared/http';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useLocation, useNavigate, useSearchParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Card, Page, Row, Stack, Text, TextLink } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { PasskeyLogin } from '../components/PasskeyLogin';
import { ResendMail } from '../components/ResendMail';
import { linkActions } from '../stores/linkActions';

const schema = v.object({ login: rules.text(254), password: rules.currentPassword() });

/** Returns the login in the history state, by default empty; sign-up passes an email address that already has an account. */
const getPassedLogin = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'login' in state && typeof state.login === 'string' ? state.login : '';

/** True if the login failed because the account is pending deletion; the email with the link that restores it can then be resent. */
const isPendingDeletion = (failure: Error | null): boolean => failure instanceof ApiError && failure.code === 'pending_deletion';

/** Logs a member in and continues to where they wanted to go. */
export const LoginScreen = () => {
  const root = useStore();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const continueToTarget = () => void navigate(safeRedirect(query.get('redirect')) ?? pathTo('members'), { replace: true });
  const form = useForm({
    schema,
    defaultValues: { login: getPassedLogin(useLocation().state), password: '' },
    onSubmit: async ({ login, password }) => {
      await root.session.login(login, password);
      continueToTarget();
    },
  });
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="auth.login.title" defaultMessage="Log in" description="Title of the login page" />}
      lead={
        <FormattedMessage id="auth.login.lead" defaultMessage="Good to see you again." description="Under the title of the login page" />
      }
    >
      <Card inset="xl">
        <Form form={form}>
          <FormTextField
            name="login"
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            showValid={false}
            label={<LoginLabel />}
          />
          <Stack gap="s">
            <PasswordField />
            <TextLink to={pathTo('reset-password')}>
              <FormattedMessage id="auth.login.forgotten" defaultMessage="Forgot your password?" description="Link of the login page" />
            </TextLink>
          </Stack>
          <SubmitButton size="l" wide>
            <FormattedMessage id="auth.login.submit" defaultMessage="Log in" description="Button of the login page" />
          </SubmitButton>
        </Form>
      </Card>
      <PasskeyLogin onDone={continueToTarget} />
      {isPendingDeletion(form.failure) ? (
        <ResendMail variant="secondary" send={() => linkActions.resendReactivation(root, form.values())} />
      ) : null}
      <SignupHint />
    </Page>
  );
};

/** Sign-up link for people without an account; hidden while sign-up is closed. */
const SignupHint = observer(() => {
  const { signups } = useStore().settings.current;
  if (signupGate(signups, undefined) === 'signups_closed') return null;
  return (
    <Row justify="center">
      <Text>
        <FormattedMessage id="auth.login.new" defaultMessage="New here?" description="Before the link Sign up for free" />
      </Text>
      <TextLink to={pathTo('signup')}>
        <FormattedMessage id="auth.login.signup" defaultMessage="Sign up for free" description="Link of the login page" />
      </TextLink>
    </Row>
  );
});

const LoginLabel = () => <FormattedMessage id="auth.login.name" defaultMessage="Email or username" description="Field of the login page" />;
