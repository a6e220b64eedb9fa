import { FormattedMessage } from '@rendezvous/shared/intl';
import { useSearchParams } from '@rendezvous/shared/router';
import { Page } from '@rendezvous/shared/ui';
import { NewEmailLink } from '../components/NewEmailLink';
import { UndoLink } from '../components/UndoLink';

/** Landing page of emails about a change of email address, which the `token` in the URL confirms or `undo` reverts. */
export const MailChangeScreen = () => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const undoToken = query.get('undo');
  return (
    <Page
      width="narrow"
      title={
        <FormattedMessage
          id="auth.mailChange.title"
          defaultMessage="Your email address"
          description="Title of the page behind the links about a change of e-mail address"
        />
      }
    >
      {undoToken === null ? <NewEmailLink key={token} token={token} /> : <UndoLink key={undoToken} token={undoToken} />}
    </Page>
  );
};
