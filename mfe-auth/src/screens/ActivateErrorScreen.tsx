import { pathTo } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { ButtonLink, Card, EmptyState, Page } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { ResendMail } from '../components/ResendMail';

/** Sends the activation email again; the server allows this at most once every two minutes. */
function ResendActivation() {
  const { session } = useStore();
  return <ResendMail send={() => session.resendActivation()} />;
}

/** Says that the activation link is invalid; signed-in members can request a new one with one click. */
export const ActivateErrorScreen = observer(() => {
  const { session } = useStore();
  return (
    <Page
      width="narrow"
      title={
        <FormattedMessage
          id="auth.activateError.title"
          defaultMessage="Activation failed"
          description="Title of the page about a link that did not work"
        />
      }
    >
      <Card inset="xl">
        <EmptyState
          icon="mail"
          title={
            <FormattedMessage
              id="auth.activateError.heading"
              defaultMessage="This link doesn’t work any more"
              description="Heading where an activation link did not work"
            />
          }
          action={session.isSignedIn ? <ResendActivation /> : <LoginLink />}
        >
          <FormattedMessage
            id="auth.activateError.text"
            defaultMessage="A link stops working once you’ve used it, after 7 days, or when we send a newer one. Get a new link, and open it from our latest email."
            description="Where an activation link did not work"
          />
        </EmptyState>
      </Card>
    </Page>
  );
});

const LoginLink = () => (
  <ButtonLink to={`${pathTo('login')}?redirect=${encodeURIComponent(pathTo('activate-error'))}`}>
    <FormattedMessage
      id="auth.activateError.login"
      defaultMessage="Log in to get a new link"
      description="Link for visitors where an activation link did not work"
    />
  </ButtonLink>
);
