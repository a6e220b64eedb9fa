import { pathTo } from '@rendezvous/shared/contract';
import { Form, PasswordField, rules, SubmitButton, useForm, v } from '@rendezvous/shared/forms';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { ApiError } from '@rendezvous/shared/http';
import { useNavigate } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { usePasswordStore } from '../stores/PasswordStore';

const getUnknownOwner = () => ({ email: '', name: '' });

const schema = v.pipe(
  v.object({ password: rules.newPassword(getUnknownOwner), password_repeat: rules.currentPassword() }),
  v.forward(
    v.partialCheck([['password'], ['password_repeat']], (values) => values.password === values.password_repeat, 'passwords_differ'),
    ['password_repeat'],
  ),
);

/** Asks for the new password twice; the member is signed in afterwards. */
export function NewPasswordForm() {
  const intl = useIntl();
  const { toasts } = useStore();
  const passwordStore = usePasswordStore();
  const navigate = useNavigate();
  const successText = intl.formatMessage({
    id: 'auth.newPassword.done',
    defaultMessage: 'Your password has changed. Your other devices are logged out.',
    description: 'Short message after a new password was set',
  });
  const form = useForm({
    schema,
    defaultValues: { password: '', password_repeat: '' },
    onSubmit: async ({ password }) => {
      await passwordStore.setPassword(password).catch(handleFailure);
      toasts.show(successText);
      void navigate(pathTo('members'), { replace: true });
    },
  });
  const handleFailure = (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'token_invalid') passwordStore.setLinkState('invalid');
    throw error;
  };
  return (
    <Form form={form}>
      <PasswordField
        purpose="new"
        label={
          <FormattedMessage
            id="auth.newPassword.password"
            defaultMessage="New password"
            description="Field of the page behind a reset link"
          />
        }
      />
      <PasswordField
        name="password_repeat"
        purpose="new"
        label={
          <FormattedMessage
            id="auth.newPassword.repeat"
            defaultMessage="Repeat the new password"
            description="Field of the page behind a reset link"
          />
        }
      />
      <SubmitButton size="l" wide>
        <FormattedMessage
          id="auth.newPassword.submit"
          defaultMessage="Save password"
          description="Button of the page behind a reset link"
        />
      </SubmitButton>
    </Form>
  );
}
