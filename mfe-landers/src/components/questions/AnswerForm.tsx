import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button, Row, token } from '@rendezvous/shared/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useAnswersStore } from '../../stores/AnswersStore';

interface AnswerFormProps {
  /** The question can be left. */
  isComplete: boolean;
  /** Leaves the question instead of continuing at once. */
  onLeave?: (() => Promise<void>) | undefined;
  children: ReactNode;
}

/** Fields of an answer with back and next. */
export const AnswerForm = ({ isComplete, onLeave, children }: AnswerFormProps) => {
  const { goOn, back } = useAnswersStore();
  const [isBusy, setBusy] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    if (!onLeave) return goOn();
    setBusy(true);
    void onLeave().finally(() => setBusy(false));
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
};

const fields = css({ display: 'grid', gap: token.space4 });
