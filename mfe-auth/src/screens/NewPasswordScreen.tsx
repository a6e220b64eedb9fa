import { pathTo } from '@rendezvous/shared/contract';
import { describeCode, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useSearchParams } from '@rendezvous/shared/router';
import { ButtonLink, Card, EmptyState, Page, Skeleton } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { NewPasswordForm } from '../components/NewPasswordForm';
import { usePasswordStore } from '../stores/usePasswordStore';

/** Takes a new password with the token of the mailed link, or after a change was taken back by one. */
export const NewPasswordScreen = observer(() => {
  const [query] = useSearchParams();
  const passwords = usePasswordStore();
  const token = query.get('token') ?? '';
  const undo = query.get('undo');
  useEffect(() => {
    void (undo === null ? passwords.check(token) : passwords.undo(undo));
  }, [passwords, token, undo]);
  const parts = { checking: <Skeleton lines={6} />, valid: <NewPasswordForm />, invalid: <BadLink /> };
  return (
    <Page
      width="narrow"
      title={
        <FormattedMessage
          id="auth.newPassword.title"
          defaultMessage="Choose a new password"
          description="Title of the page behind a reset link"
        />
      }
    >
      <Card inset="xl">{parts[passwords.link]}</Card>
    </Page>
  );
});

const BadLink = () => (
  <EmptyState
    icon="clock"
    title={describeCode(useIntl(), 'token_invalid')}
    action={
      <ButtonLink to={pathTo('reset-password')}>
        <FormattedMessage
          id="auth.newPassword.again"
          defaultMessage="Request a new email"
          description="Link where a reset link does not work any more"
        />
      </ButtonLink>
    }
  />
);
