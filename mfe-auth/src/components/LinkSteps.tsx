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
  /** What the link does, as a question or a request. */
  title: ReactNode;
  text: ReactNode;
  button: ReactNode;
  /** Shown instead once the link has worked. */
  done: ReactNode;
  /** What to do when the link is no longer valid. */
  instead: ReactNode;
}

/** A mailed link from confirmation to outcome: ready, done, rejected, or failed with a retry. */
export const LinkSteps = observer(({ link, icon, title, text, button, done, instead }: LinkStepsProps) => {
  const intl = useIntl();
  const { state, failure, use } = link;
  const told = failure && describeError(intl, failure);
  if (state === 'done') return <Outcome>{done}</Outcome>;
  if (state === 'refused')
    return <Outcome>{failure?.code === 'underage' ? <Underage /> : <EmptyState icon="clock" title={told} action={instead} />}</Outcome>;
  if (state === 'failed')
    return (
      <Boxed>
        <ErrorState onRetry={() => void use()}>{told}</ErrorState>
      </Boxed>
    );
  return (
    <Boxed>
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
    </Boxed>
  );
});

const Boxed = ({ children }: { children: ReactNode }) => <Card inset="xl">{children}</Card>;

/** Takes focus, because the button that led here is gone. */
function Outcome({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} tabIndex={-1} css={outcome}>
      <Boxed>{children}</Boxed>
    </div>
  );
}

const outcome = css({ outline: 'none' });
