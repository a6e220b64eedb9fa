import { DELETE_REVERSIBLE_DAYS, pathTo } from '@rendezvous/shared/contract';
import { Form, PasswordField, rules, useForm, v } from '@rendezvous/shared/forms';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useNavigate } from '@rendezvous/shared/router';
import { Alert, Button, ButtonLink } from '@rendezvous/shared/ui';
import { useState } from 'react';
import { useDeletionStore } from '../stores/DeletionStore';

const schema = v.object({ password: rules.currentPassword() });

/** Step 3: deletes the account once the member has entered the password. */
export function DeleteForm() {
  const deletionStore = useDeletionStore();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const form = useForm({
    schema,
    defaultValues: { password: '' },
    onSubmit: async ({ password }) => {
      setBusy(true);
      await deletionStore.deleteAccount(password).finally(() => setBusy(false));
      void navigate(pathTo('account-deleted'), { replace: true });
    },
  });
  return (
    <Form form={form}>
      <Alert tone="warning">
        <FormattedMessage
          id="auth.delete.warning"
          defaultMessage="Your profile disappears right away. After {days, plural, one {# day} other {# days}} we delete everything for good. Until then, you can get your profile back with the link we’ll email you."
          description="Above the password of the last deletion step"
          values={{ days: DELETE_REVERSIBLE_DAYS }}
        />
      </Alert>
      <PasswordField />
      <Button type="submit" variant="danger" size="l" wide busy={isBusy}>
        <FormattedMessage id="auth.delete.submit" defaultMessage="Delete my account" description="Button of the last deletion step" />
      </Button>
      <ButtonLink to={pathTo('settings')} variant="secondary" size="l" wide>
        <FormattedMessage
          id="auth.delete.stay"
          defaultMessage="Keep my account"
          description="Link of the last deletion step, back to the settings"
        />
      </ButtonLink>
    </Form>
  );
}
