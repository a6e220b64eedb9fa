import type { ReactNode } from 'react';
import { pathTo, type RemoteName } from '../../contract';
import { FormattedMessage, useIntl } from '../../intl';
import { Button, ButtonLink, EmptyState, Row } from '../../ui';
import type { LoadFailure } from '../loader/LoadFailure';
import { useAreaName } from './useAreaName';

interface Props {
  remote: RemoteName;
  failure: LoadFailure;
  onRetry: () => void;
}

const CLOSED_REASONS = new Set(['off', 'maintenance']);

/** Replaces a part that could not be shown: names the area, links to the home page and, unless the area is switched off, offers a retry. */
export function RemoteFallback({ remote, failure, onRetry }: Props): ReactNode {
  const intl = useIntl();
  const area = useAreaName(remote);
  if (CLOSED_REASONS.has(failure.reason)) return <ClosedArea area={area} />;
  const title = intl.formatMessage(
    {
      id: 'shared.remote.failed',
      defaultMessage: '{area} didn’t load',
      description: 'Title in the place of a part of the page that failed; area is for example Chats',
    },
    { area },
  );
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={title}
        action={
          <Row>
            <Button onPress={onRetry}>
              <FormattedMessage
                id="shared.remote.retry"
                defaultMessage="Try again"
                description="Button that loads a failed part of the page once more"
              />
            </Button>
            <ButtonLink variant="quiet" to={pathTo('index')}>
              <FormattedMessage id="shared.remote.home" defaultMessage="Home" description="Link beside Try again" />
            </ButtonLink>
          </Row>
        }
      >
        <FailureText offline={failure.reason === 'offline'} />
      </EmptyState>
    </div>
  );
}

function FailureText({ offline }: { offline: boolean }): ReactNode {
  return offline ? (
    <FormattedMessage
      id="shared.remote.offline"
      defaultMessage="You seem to be offline. Everything else stays as you left it."
      description="Under the title of a part that failed because there is no connection"
    />
  ) : (
    <FormattedMessage
      id="shared.remote.text"
      defaultMessage="The rest of the site works as usual. Nothing you typed is lost."
      description="Under the title of a part of the page that failed"
    />
  );
}

function ClosedArea({ area }: { area: string }): ReactNode {
  const intl = useIntl();
  const title = intl.formatMessage(
    {
      id: 'shared.remote.closed',
      defaultMessage: '{area}: taking a short break',
      description: 'Title of an area that its team has switched off for a while',
    },
    { area },
  );
  return (
    <EmptyState
      icon="clock"
      title={title}
      action={
        <ButtonLink to={pathTo('index')}>
          <FormattedMessage id="shared.remote.home" defaultMessage="Home" description="Link beside Try again" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="shared.remote.closed.text"
        defaultMessage="We’re working on this part of the site. It’ll be back soon."
        description="Under the title of an area that is switched off for a while"
      />
    </EmptyState>
  );
}
