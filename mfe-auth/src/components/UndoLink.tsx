import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { linkActions } from '../stores/linkActions';
import { useLinkStore } from '../stores/useLinkStore';
import { LinkSteps } from './LinkSteps';
import { ResetLink } from './ResetLink';
import { SettingsLink } from './SettingsLink';
import { UndoneState } from './UndoneState';

/** Landing page of the email about a possibly unauthorized change; reverts it on a click and asks for a new password. */
export const UndoLink = observer(({ token }: { token: string }) => {
  const { session } = useStore();
  const link = useLinkStore(token, linkActions.undo);
  return (
    <LinkSteps
      link={link}
      icon="shield"
      title={
        <FormattedMessage
          id="auth.undo.question"
          defaultMessage="Didn’t make this change?"
          description="Heading of the page behind the link that takes a change of e-mail address or password back"
        />
      }
      text={
        <FormattedMessage
          id="auth.undo.text"
          defaultMessage="We’ll put everything back as it was and log out every device. Then you can choose a new password."
          description="Of the page behind the link that takes a change of e-mail address or password back"
        />
      }
      button={
        <FormattedMessage
          id="auth.undo.confirm"
          defaultMessage="Undo the change"
          description="Button of the page behind the link that takes a change of e-mail address or password back"
        />
      }
      successContent={link.reply && <UndoneState reply={link.reply} />}
      // Resetting the password is for people who are logged out; a member changes it in the settings.
      fallbackAction={session.isSignedIn ? <SettingsLink /> : <ResetLink />}
    />
  );
});
