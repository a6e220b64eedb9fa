import { FormattedMessage } from '@rendezvous/shared/intl';
import { EmailText, EmptyState } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { linkActions } from '../stores/linkActions';
import { useLinkStore } from '../stores/useLinkStore';
import { LinkSteps } from './LinkSteps';
import { OnwardLinks } from './OnwardLinks';
import { SettingsLink } from './SettingsLink';

/** Landing page of the email to a new address, with the button that changes the address. */
export const NewEmailLink = observer(({ token }: { token: string }) => {
  const link = useLinkStore(token, linkActions.confirmEmail);
  return (
    <LinkSteps
      link={link}
      icon="mail"
      title={
        <FormattedMessage
          id="auth.mailChange.question"
          defaultMessage="Use your new email address from now on?"
          description="Heading of the page behind the link to a new e-mail address"
        />
      }
      text={
        <FormattedMessage
          id="auth.mailChange.text"
          defaultMessage="Your new address is the one we sent this link to. Your old one stays in use until you confirm. When you do, we’ll log out all your other devices."
          description="Of the page behind the link to a new e-mail address"
        />
      }
      button={
        <FormattedMessage
          id="auth.mailChange.confirm"
          defaultMessage="Confirm my new address"
          description="Button of the page behind the link to a new e-mail address"
        />
      }
      successContent={<EmailChanged email={link.reply?.email ?? ''} />}
      fallbackAction={<SettingsLink />}
    />
  );
});

const EmailChanged = ({ email }: { email: string }) => (
  <EmptyState
    icon="success"
    title={
      <FormattedMessage
        id="auth.mailChange.done"
        defaultMessage="Your new address is confirmed"
        description="Heading after a new e-mail address was confirmed"
      />
    }
    action={<OnwardLinks />}
  >
    <FormattedMessage
      id="auth.mailChange.doneText"
      defaultMessage="From now on you log in with {email}. Our emails go there, too."
      description="After a new e-mail address was confirmed; email: the address"
      values={{ email: <EmailText address={email} /> }}
    />
  </EmptyState>
);
