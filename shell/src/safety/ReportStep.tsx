import { css } from '@emotion/react';
import { REPORT_REASONS, REPORT_TEXT_MAX } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { Alert, Button, RadioCards, Row, Stack, Text, TextArea } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type FormEvent, useEffect, useRef } from 'react';
import { ComplaintPictures } from '../complaints/ComplaintPictures';
import { reasonLabels } from './reasonLabels';
import { REPORT_STEPS, type ReportStore } from './ReportStore';
import { ReportTargetStep } from './ReportTargetStep';

interface StepProps {
  report: ReportStore;
}

const ReasonStep = observer(({ report }: StepProps) => {
  const intl = useIntl();
  return (
    <RadioCards
      layout="list"
      label={<FormattedMessage id="shell.report.reason" defaultMessage="What’s wrong?" description="First question of a report" />}
      options={REPORT_REASONS.map((value) => ({ value, label: intl.formatMessage(reasonLabels[value]) }))}
      value={report.reason}
      onChange={(reason) => report.update({ reason })}
    />
  );
});

const DescriptionStep = observer(({ report }: StepProps) => (
  <TextArea
    label={<FormattedMessage id="shell.report.words" defaultMessage="What happened?" description="Third question of a report" />}
    optional
    rows={5}
    max={REPORT_TEXT_MAX}
    value={report.text}
    onChange={(text) => report.update({ text })}
  />
));

const PicturesStep = observer(({ report }: StepProps) => (
  <Stack gap="s">
    <Text>
      <FormattedMessage
        id="shell.report.pictures"
        defaultMessage="Do you have pictures that show what happened, like screenshots of messages elsewhere?"
        description="Fourth question of a report"
      />
    </Text>
    <ComplaintPictures store={report.pictures} />
  </Stack>
));

const STEPS: Record<(typeof REPORT_STEPS)[number], ComponentType<StepProps>> = {
  reason: ReasonStep,
  thing: ReportTargetStep,
  words: DescriptionStep,
  pictures: PicturesStep,
};

/** The current step with buttons to go back and forward; if the report is rejected, the reason is shown here and no input is lost. */
export const ReportStep = observer(({ report }: StepProps) => {
  const intl = useIntl();
  const headingRef = useRef<HTMLDivElement>(null);
  const { step, failure, isLast, isSending, canContinue } = report;
  const Step = STEPS[REPORT_STEPS[step] ?? 'reason'];
  useEffect(() => {
    if (step > 0) headingRef.current?.focus();
  }, [step]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!canContinue) return;
    if (isLast) void report.send();
    else report.go(1);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="m">
        <div ref={headingRef} tabIndex={-1} css={focusTargetStyle}>
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
          <Button type="submit" disabled={!canContinue} busy={isSending}>
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

const focusTargetStyle = css({ '&:focus': { outline: 'none' } });
