import { FormattedMessage } from '@rendezvous/shared/intl';
import { useSearchParams } from '@rendezvous/shared/router';
import { Card, Page, Skeleton } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { InvalidLink } from '../components/InvalidLink';
import { NewPasswordForm } from '../components/NewPasswordForm';
import { UndoLink } from '../components/UndoLink';
import { usePasswordStore } from '../stores/PasswordStore';

/** Sets a new password with the token of an emailed link, or after such a link has reverted a change. */
export const NewPasswordScreen = () => {
  const [query] = useSearchParams();
  const undoToken = query.get('undo');
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
      {undoToken === null ? <ResetLinkForm token={query.get('token') ?? ''} /> : <UndoLink key={undoToken} token={undoToken} />}
    </Page>
  );
};

const ResetLinkForm = observer(({ token }: { token: string }) => {
  const passwordStore = usePasswordStore();
  useEffect(() => {
    void passwordStore.checkToken(token);
  }, [passwordStore, token]);
  const views = { checking: <Skeleton lines={6} />, valid: <NewPasswordForm />, invalid: <InvalidLink /> };
  return <Card inset="xl">{views[passwordStore.linkState]}</Card>;
});
