import { css } from '@emotion/react';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Alert, Button, Card, Row, Stack, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import { FINDER_QUESTION_COUNT, FINDER_STEP_COUNT } from '../stores/useFinderStep';
import { useMatchFinderStore } from '../stores/MatchFinderStore';
import { FINDER_QUESTION_FIELDS } from './FinderFields';
import { FinderProgress } from './FinderProgress';

interface Props {
  /** One-based number of the question. */
  step: number;
  /** True when the member came from another step: the form then receives focus. */
  shouldFocus: boolean;
  goTo: (step: number) => void;
}

/** One question of the match finder. */
export const FinderQuestion = observer(({ step, shouldFocus, goTo }: Props) => {
  const intl = useIntl();
  const finder = useMatchFinderStore();
  const form = useRef<HTMLFormElement>(null);
  const Fields = FINDER_QUESTION_FIELDS[step - 1];
  useEffect(() => {
    if (shouldFocus) form.current?.focus();
  }, [step, shouldFocus]);
  const isLast = step === FINDER_QUESTION_COUNT;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isLast) goTo(step + 1);
    else if (!finder.isSaving && (await finder.save())) goTo(FINDER_STEP_COUNT);
  };
  return (
    <form ref={form} css={frame} tabIndex={-1} onSubmit={(event) => void submit(event)}>
      <Card>
        <Stack gap="l">
          <FinderProgress step={step} count={FINDER_STEP_COUNT} />
          {Fields && <Fields />}
          {finder.error !== null && <Alert tone="danger">{describeError(intl, finder.error)}</Alert>}
          <Row justify="between">
            {step > 1 ? <BackButton onPress={() => goTo(step - 1)} /> : <span />}
            <Button type="submit" busy={finder.isSaving}>
              {isLast ? <ShowLabel /> : <ContinueLabel />}
            </Button>
          </Row>
        </Stack>
      </Card>
    </form>
  );
});

const BackButton = ({ onPress }: { onPress: () => void }) => (
  <Button variant="secondary" icon="back" onPress={onPress}>
    <FormattedMessage id="members.finder.back" defaultMessage="Back" description="Button of the match finder: the question before" />
  </Button>
);

const ContinueLabel = () => (
  <FormattedMessage id="members.finder.on" defaultMessage="Continue" description="Button of the match finder: the next question" />
);

const ShowLabel = () => (
  <FormattedMessage
    id="members.finder.show"
    defaultMessage="Show my matches"
    description="Button under the last question of the match finder"
  />
);

const frame = css({ width: '100%', maxWidth: token.sizeNarrow, marginInline: 'auto', outline: 'none' });
