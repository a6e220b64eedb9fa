import { pathTo } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Navigate, useSearchParams } from '@rendezvous/shared/router';
import { Card, ErrorState, Page, Row, Spinner } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ActivatedState } from '../components/ActivatedState';
import { useActivationStore } from '../stores/useActivationStore';

/** Where the activation mail leads: posts the token, so that a mail scanner that only looks uses nothing up. */
export const ActivateDoneScreen = observer(() => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const { activate, state } = useActivationStore();
  useEffect(() => {
    if (token !== '') void activate(token);
  }, [activate, token]);
  if (token === '' || state === 'refused') return <Navigate to={pathTo('activate-error')} replace />;
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
      <Card inset="xl">
        {state === 'working' ? <Working /> : null}
        {state === 'done' ? <ActivatedState /> : null}
        {state === 'failed' ? <Failed onRetry={() => void activate(token)} /> : null}
      </Card>
    </Page>
  );
});

const Working = () => (
  <Row justify="center">
    <Spinner />
  </Row>
);

const Failed = observer(({ onRetry }: { onRetry: () => void }) => {
  const intl = useIntl();
  const { failure } = useActivationStore();
  return <ErrorState onRetry={onRetry}>{failure && describeError(intl, failure)}</ErrorState>;
});
