import { DELETE_REVERSIBLE_DAYS } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useSearchParams } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { Card, EmptyState, Page } from '@rendezvous/shared/ui';
import { useEffect } from 'react';
import { RestoreAccountLink } from '../components/RestoreAccountLink';
import { LoginForLink } from '../components/LoginForLink';

/** Shown after deletion, and behind the link in the deletion email, which restores the account until the deletion is final. */
export const AccountDeletedScreen = () => {
  const [query] = useSearchParams();
  const token = query.get('token');
  const { session } = useStore();
  // The deletion ended the session. The store learns of it only here, as signing out on the deletion page would redirect to the login page.
  useEffect(() => {
    if (token === null && session.isSignedIn) void session.refresh().catch(() => undefined);
  }, [token, session]);
  return (
    <Page
      width="narrow"
      title={
        <FormattedMessage
          id="auth.deleted.title"
          defaultMessage="Account deletion"
          description="Title of the page after an account was deleted, and of its reactivation"
        />
      }
    >
      {token === null ? <Farewell /> : <RestoreAccountLink key={token} token={token} />}
    </Page>
  );
};

const Farewell = () => (
  <Card inset="xl">
    <EmptyState
      icon="mail"
      title={
        <FormattedMessage
          id="auth.deleted.heading"
          defaultMessage="Nobody can see your profile any more"
          description="Heading of the page after an account was deleted"
        />
      }
      action={<LoginForLink />}
    >
      <FormattedMessage
        id="auth.deleted.text"
        defaultMessage="We’ll delete your account for good after {days, plural, one {# day} other {# days}}. If you change your mind before then, use the link in the email we sent you."
        description="Of the page after an account was deleted"
        values={{ days: DELETE_REVERSIBLE_DAYS }}
      />
    </EmptyState>
  </Card>
);
