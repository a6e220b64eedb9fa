import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Navigate, useSearchParams } from '@rendezvous/shared/router';
import { EmptyState, Page } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { LinkSteps } from '../components/LinkSteps';
import { OnwardLinks } from '../components/OnwardLinks';
import { linkActions } from '../stores/linkActions';
import { useLinkStore } from '../stores/useLinkStore';

/** Says that the email address is confirmed, and links into the site or, for a visitor who is not signed in, to the login page. */
const ActivatedState = () => (
  <EmptyState
    icon="success"
    title={
      <FormattedMessage
        id="auth.activate.done"
        defaultMessage="You’re all set"
        description="Heading after the e-mail address was confirmed"
      />
    }
    action={<OnwardLinks />}
  >
    <FormattedMessage
      id="auth.activate.text"
      defaultMessage="Your email is confirmed and people can see your profile."
      description="After the e-mail address was confirmed"
    />
  </EmptyState>
);

/** Landing page of the activation email; the token is only posted on click, so that email scanners opening the page do not consume it. */
export const ActivateDoneScreen = () => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  return (
    <Page
      width="narrow"
      title={
        <FormattedMessage
          id="auth.activate.title"
          defaultMessage="Activate your profile"
          description="Title of the page behind the activation link"
        />
      }
    >
      <ActivationLink key={token} token={token} />
    </Page>
  );
};

const ActivationLink = observer(({ token }: { token: string }) => {
  const link = useLinkStore(token, linkActions.activate);
  if (link.state === 'refused') return <Navigate to={pathTo('activate-error')} replace />;
  return (
    <LinkSteps
      link={link}
      icon="mail"
      title={
        <FormattedMessage
          id="auth.activate.question"
          defaultMessage="One tap and you’re in"
          description="Heading of the page behind the activation link, above its button"
        />
      }
      text={
        <FormattedMessage
          id="auth.activate.ask"
          defaultMessage="As soon as you confirm, people can see your profile."
          description="Of the page behind the activation link, above its button"
        />
      }
      button={
        <FormattedMessage
          id="auth.activate.confirm"
          defaultMessage="Confirm my e-mail"
          description="Button of the page behind the activation link"
        />
      }
      successContent={<ActivatedState />}
      fallbackAction={null}
    />
  );
});
