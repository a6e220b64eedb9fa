import { css } from '@emotion/react';
import { describeError, useIntl } from '@rendezvous/shared/intl';
import { Underage } from '@rendezvous/shared/safety';
import { Button, Card, EmptyState, ErrorState, type IconName } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LinkStore } from '../stores/LinkStore';

interface LinkStepsProps {
  link: Pick<LinkStore<unknown>, 'state' | 'failure' | 'use'>;
  icon: IconName;
  /** Heading until the link has been used. */
  title: ReactNode;
  text: ReactNode;
  button: ReactNode;
  /** Replaces title, text and button once the link has worked. */
  successContent: ReactNode;
  /** Action to offer if the link is no longer valid. */
  fallbackAction: ReactNode;
}

/** Page behind a link with a token: a button that uses the link, then the outcome or a chance to retry. */
export const LinkSteps = observer(({ link, icon, title, text, button, successContent, fallbackAction }: LinkStepsProps) => {
  const intl = useIntl();
  const { state, failure, use } = link;
  const message = failure && describeError(intl, failure);
  if (state === 'done') return <Outcome>{successContent}</Outcome>;
  if (state === 'refused')
    return (
      <Outcome>{failure?.code === 'underage' ? <Underage /> : <EmptyState icon="clock" title={message} action={fallbackAction} />}</Outcome>
    );
  if (state === 'failed')
    return (
      <Panel>
        <ErrorState onRetry={() => void use()}>{message}</ErrorState>
      </Panel>
    );
  return (
    <Panel>
      <EmptyState
        icon={icon}
        title={title}
        action={
          <Button onPress={() => void use()} busy={state === 'working'}>
            {button}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </Panel>
  );
});

const Panel = ({ children }: { children: ReactNode }) => <Card inset="xl">{children}</Card>;

/** Takes the focus when it appears, since the button that had it is gone. */
function Outcome({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={panel} tabIndex={-1} css={outcome}>
      <Panel>{children}</Panel>
    </div>
  );
}

const outcome = css({ outline: 'none' });
