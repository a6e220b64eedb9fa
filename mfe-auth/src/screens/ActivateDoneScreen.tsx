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
        defaultMessage="You are all set"
        description="Heading after the e-mail address was confirmed"
      />
    }
    action={<OnwardLinks />}
  >
    <FormattedMessage
      id="auth.activate.text"
      defaultMessage="Your e-mail address is confirmed and your profile can be seen."
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
          defaultMessage="Confirm your e-mail"
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
          defaultMessage="One press and you are in"
          description="Heading of the page behind the activation link, above its button"
        />
      }
      text={
        <FormattedMessage
          id="auth.activate.ask"
          defaultMessage="This confirms your e-mail address and shows your profile to others."
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
