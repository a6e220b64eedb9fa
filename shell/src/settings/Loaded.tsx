import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import type { Loadable } from '@rendezvous/shared/store';
import { Alert, Button, Skeleton, useSteadyLoading } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';

interface LoadedProps {
  of: Loadable<unknown>;
  /** Lines of the grey shape while it is read. */
  lines: number;
  /** Called once the value is there. */
  children: () => ReactNode;
}

/** What a section shows of the server: read when it comes up, with the states in between. */
export const Loaded = observer(({ of: { value, error, load }, lines, children }: LoadedProps) => {
  const intl = useIntl();
  useEffect(() => void load(), [load]);
  const isLoading = useSteadyLoading(value === undefined && error === undefined);
  if (isLoading) return <Skeleton lines={lines} />;
  if (value !== undefined) return children();
  const again = (
    <Button size="s" icon="refresh" onPress={() => void load()}>
      <FormattedMessage
        id="shell.settings.retry"
        defaultMessage="Try again"
        description="Button where a part of the settings did not load"
      />
    </Button>
  );
  return (
    <Alert tone="danger" action={again}>
      {describeError(intl, error)}
    </Alert>
  );
});
