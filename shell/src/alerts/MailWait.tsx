import { css } from '@emotion/react';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Countdown, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

interface FocusProps {
  /** Element that had the focus when the button was last removed. */
  lastFocused: RefObject<Element | null>;
}

/**
 * Counts down until the member can ask for another confirmation email, then shows `children`, the button that does so. If the
 * button has the focus when the countdown replaces it, the countdown takes over the focus.
 */
export const MailWait = observer(({ children }: { children: ReactNode }) => {
  const lastFocused = useRef<Element>(null);
  return useStore().session.secondsUntilMail === 0 ? (
    <ReadyButton lastFocused={lastFocused}>{children}</ReadyButton>
  ) : (
    <MailCountdown lastFocused={lastFocused} />
  );
});

function ReadyButton({ lastFocused, children }: FocusProps & { children: ReactNode }) {
  useLayoutEffect(
    // The cleanup runs while the button is still in the document.
    () => () => {
      lastFocused.current = document.activeElement;
    },
    [lastFocused],
  );
  return children;
}

const MailCountdown = observer(({ lastFocused }: FocusProps) => {
  const intl = useIntl();
  const textRef = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (lastFocused.current?.isConnected === false) textRef.current?.focus({ preventScroll: true });
  }, [lastFocused]);
  const label = intl.formatMessage({
    id: 'shell.mail_wait.label',
    defaultMessage: 'Time until you can ask for another email',
    description: 'Name of the countdown, for screen readers',
  });
  return (
    <span ref={textRef} tabIndex={-1} css={countdownStyle}>
      <Text as="span" size="s">
        <FormattedMessage
          id="shell.mail_wait"
          defaultMessage="You can ask for another email in {time}."
          description="In place of the button that sends the confirmation mail again; time: countdown hours:minutes:seconds"
          values={{ time: <Countdown seconds={useStore().session.secondsUntilMail} label={label} /> }}
        />
      </Text>
    </span>
  );
});

const countdownStyle = css({ outline: 'none' });
