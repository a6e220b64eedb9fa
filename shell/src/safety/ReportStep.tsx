import { css } from '@emotion/react';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Alert, Button, Row, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type FormEvent, useEffect, useRef } from 'react';
import { REPORT_STEPS, type ReportStore } from './ReportStore';
import { PicturesStep, ReasonStep, ThingStep, WordsStep } from './reportSteps';

const STEPS: Record<(typeof REPORT_STEPS)[number], ComponentType<{ report: ReportStore }>> = {
  reason: ReasonStep,
  thing: ThingStep,
  words: WordsStep,
  pictures: PicturesStep,
};

/** The current step with back and next; rejections are shown here and lose nothing. */
export const ReportStep = observer(({ report }: { report: ReportStore }) => {
  const intl = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const { step, failure, isLast, isSending, mayGoOn } = report;
  const Step = STEPS[REPORT_STEPS[step] ?? 'reason'];
  useEffect(() => {
    if (step > 0) place.current?.focus();
  }, [step]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!mayGoOn) return;
    if (isLast) void report.send();
    else report.go(1);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="m">
        <div ref={place} tabIndex={-1} css={target}>
          <Text size="s" tone="muted">
            <FormattedMessage
              id="shell.report.step"
              defaultMessage="Step {n, number} of {all, number}"
              description="Above a step of a report"
              values={{ n: step + 1, all: REPORT_STEPS.length }}
            />
          </Text>
        </div>
        <Step report={report} />
        {failure === null ? null : <Alert tone="danger">{describeError(intl, failure)}</Alert>}
        <Row gap="s" justify="between">
          <Button variant="quiet" icon="back" disabled={step === 0} onPress={() => report.go(-1)}>
            <FormattedMessage id="shell.report.back" defaultMessage="Back" description="Button to the step before of a report" />
          </Button>
          <Button type="submit" disabled={!mayGoOn} busy={isSending}>
            {isLast ? (
              <FormattedMessage id="shell.report.send" defaultMessage="Send report" description="Button at the end of a report" />
            ) : (
              <FormattedMessage id="shell.report.next" defaultMessage="Continue" description="Button to the next step of a report" />
            )}
          </Button>
        </Row>
      </Stack>
    </form>
  );
});

const target = css({ '&:focus': { outline: 'none' } });
