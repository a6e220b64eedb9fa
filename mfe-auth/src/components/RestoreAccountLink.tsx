import { DELETE_REVERSIBLE_DAYS } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { EmptyState } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { linkActions } from '../stores/linkActions';
import { useLinkStore } from '../stores/useLinkStore';
import { LinkSteps } from './LinkSteps';
import { LoginForLink } from './LoginForLink';
import { MemberLinks } from './MemberLinks';

/** Landing page of the deletion email, with the button that restores the account and logs the member in. */
export const RestoreAccountLink = observer(({ token }: { token: string }) => (
  <LinkSteps
    link={useLinkStore(token, linkActions.reactivate)}
    icon="heart"
    title={
      <FormattedMessage
        id="auth.deleted.question"
        defaultMessage="Want your account back?"
        description="Heading of the page behind the link of the deletion mail"
      />
    }
    text={
      <FormattedMessage
        id="auth.deleted.back"
        defaultMessage="It’s switched off for now. We delete it for good {days, plural, one {# day} other {# days}} after you asked us to. Until then, everything’s still here: your profile, your chats and your credits."
        description="Of the page behind the link of the deletion mail"
        values={{ days: DELETE_REVERSIBLE_DAYS }}
      />
    }
    button={
      <FormattedMessage
        id="auth.deleted.reactivate"
        defaultMessage="Reactivate my account"
        description="Button of the page behind the link of the deletion mail"
      />
    }
    successContent={<AccountRestored />}
    fallbackAction={<LoginForLink />}
  />
));

const AccountRestored = () => (
  <EmptyState
    icon="success"
    title={<FormattedMessage id="auth.deleted.done" defaultMessage="Welcome back" description="Heading after an account was reactivated" />}
    action={<MemberLinks />}
  >
    <FormattedMessage
      id="auth.deleted.doneText"
      defaultMessage="Your account is active again and you’re logged in."
      description="After an account was reactivated"
    />
  </EmptyState>
);
