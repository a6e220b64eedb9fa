import { css } from '@emotion/react';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { Button, Row, token } from '@rendezvous/shared/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useAnswersStore } from '../../stores/AnswersStore';

interface AnswerFormProps {
  /** True when the visitor may continue. */
  isComplete: boolean;
  /** Called on Continue; without it, the next question is shown immediately. */
  onContinue?: (() => Promise<void>) | undefined;
  children: ReactNode;
}

/** Form around the fields of an answer, with the buttons Back and Continue. */
export const AnswerForm = ({ isComplete, onContinue, children }: AnswerFormProps) => {
  const { goToNext, goBack } = useAnswersStore();
  const [isBusy, setBusy] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    if (!onContinue) return goToNext();
    setBusy(true);
    void onContinue().finally(() => setBusy(false));
  };
  return (
    <form css={fields} onSubmit={submit}>
      {children}
      <Row gap="s" justify="between">
        <Button variant="quiet" icon="back" onPress={goBack}>
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
