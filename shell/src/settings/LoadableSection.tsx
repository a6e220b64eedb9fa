import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import type { Loadable } from '@rendezvous/shared/store';
import { Alert, Button, Skeleton, useSteadyLoading } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';

interface LoadableSectionProps {
  loadable: Loadable<unknown>;
  /** Number of skeleton lines while loading. */
  lines: number;
  /** Renders the section; not called before the value has loaded. */
  children: () => ReactNode;
}

/** A section that loads server data when it mounts, with loading and error states. */
export const LoadableSection = observer(({ loadable: { value, error, load }, lines, children }: LoadableSectionProps) => {
  const intl = useIntl();
  useEffect(() => void load(), [load]);
  const isLoading = useSteadyLoading(value === undefined && error === undefined);
  if (isLoading) return <Skeleton lines={lines} />;
  if (value !== undefined) return children();
  const retryButton = (
    <Button size="s" icon="refresh" onPress={() => void load()}>
      <FormattedMessage
        id="shell.settings.retry"
        defaultMessage="Try again"
        description="Button where a part of the settings did not load"
      />
    </Button>
  );
  return (
    <Alert tone="danger" action={retryButton}>
      {describeError(intl, error)}
    </Alert>
  );
});
