import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button, Row, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useQuestion } from './useQuestion';

interface AnswerFormProps {
  /** Whether the Continue button is enabled. */
  isComplete: boolean;
  /**
   * Called when Continue is pressed; resolves to false if the visitor may not continue. Without it, the next question is shown immediately.
   */
  onContinue?: (() => Promise<boolean>) | undefined;
  children: ReactNode;
}

/** Returns a ref that is true while the calling component is mounted. */
function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return isMounted;
}

/** Form around the fields of an answer, with Back and Continue buttons. */
export const AnswerForm = observer(({ isComplete, onContinue, children }: AnswerFormProps) => {
  const { goToNext, back } = useQuestion();
  const [isBusy, setBusy] = useState(false);
  const isMounted = useIsMounted();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    if (!onContinue) return goToNext();
    setBusy(true);
    void onContinue()
      // A visitor who has gone back or left the lander in the meantime is not moved on.
      .then((mayContinue) => (mayContinue && isMounted.current ? goToNext() : undefined))
      .finally(() => setBusy(false));
  };
  return (
    <form css={fields} onSubmit={submit}>
      {children}
      <Row gap="s" justify="between">
        <Button variant="quiet" icon="back" onPress={back}>
          <FormattedMessage id="landers.question.back" defaultMessage="Back" description="Button to the question before" />
        </Button>
        <Button type="submit" disabled={!isComplete} busy={isBusy}>
          <FormattedMessage id="landers.question.next" defaultMessage="Continue" description="Button to the next question" />
        </Button>
      </Row>
    </form>
  );
});

const fields = css({ display: 'grid', gap: token.space4 });
