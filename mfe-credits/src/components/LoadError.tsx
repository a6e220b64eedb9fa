import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import type { Loadable } from '@rendezvous/shared/store';
import { Alert, LinkButton } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';

/** States why a section of an order or of the settings failed to load, with a button that loads it again. */
export const LoadError = observer(({ loadable }: { loadable: Loadable<unknown> }) => (
  <Alert
    tone="warning"
    action={
      <LinkButton onPress={() => void loadable.load()}>
        <FormattedMessage
          id="credits.terms.retry"
          defaultMessage="Try again"
          description="Button when the terms of an order did not load"
        />
      </LinkButton>
    }
  >
    {describeError(useIntl(), loadable.error)}
  </Alert>
));
