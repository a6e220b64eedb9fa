import type { ReactNode } from 'react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button } from '../buttons/Button';
import { Text } from '../text/Text';
import { EmptyState } from './EmptyState';

interface ErrorStateProps {
  title?: ReactNode | undefined;
  /** The error message, from `describeError`. */
  children?: ReactNode | undefined;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** Id of the failed request, for customer service. */
  requestId?: string | undefined;
}

/** Message in place of content that failed to load, with an optional retry button. */
export function ErrorState({ title = <DefaultTitle />, children = <DefaultText />, onRetry, busy, requestId }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState icon="alert" title={title} action={onRetry ? <RetryButton onRetry={onRetry} busy={busy} /> : undefined}>
        {children}
        {requestId === undefined ? null : <RequestId id={requestId} />}
      </EmptyState>
    </div>
  );
}

const DefaultTitle = () => (
  <FormattedMessage
    id="shared.error.title"
    defaultMessage="That didn’t load"
    description="Heading in place of a part of a page that failed to load"
  />
);

const DefaultText = () => (
  <FormattedMessage
    id="shared.error.text"
    defaultMessage="Sorry, that’s on us. Try again?"
    description="Text under the heading This did not load"
  />
);

const RetryButton = ({ onRetry, busy }: { onRetry: () => void; busy: boolean | undefined }) => (
  <Button icon="refresh" onPress={onRetry} busy={busy}>
    <FormattedMessage id="shared.error.retry" defaultMessage="Try again" description="Button that repeats a failed load" />
  </Button>
);

const RequestId = ({ id }: { id: string }) => (
  <Text size="xs">
    <FormattedMessage
      id="shared.error.requestId"
      defaultMessage="Reference: {id}"
      description="Under an error; id is the number of the request, for customer service"
      values={{ id }}
    />
  </Text>
);
