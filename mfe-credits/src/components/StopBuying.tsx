import { STOP_DAYS, type StopDays } from '@rendezvous/shared/contract';
import { FormattedMessage, formatDateTime, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert, Button, ConfirmDialog, Heading, Row, Stack } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSpendingStore } from '../stores/SpendingStore';
import { useBusy } from './useBusy';

/** Lets the member stop purchases for 1, 7 or 30 days; a stop can be extended but not shortened. */
export const StopBuying = observer(({ until }: { until: number | null }) => {
  const { clock } = useStore();
  const [days, setDays] = useState<StopDays | null>(null);
  return (
    <Stack gap="s">
      <Heading level={3} size="s">
        <StopTitle />
      </Heading>
      {until !== null && until * 1000 > clock.now && <StoppedAlert until={until} />}
      <Row>
        {STOP_DAYS.map((option) => (
          <Button key={option} variant="secondary" size="s" aria-haspopup="dialog" onPress={() => setDays(option)}>
            <FormattedMessage
              id="credits.spending.days"
              defaultMessage="{days, plural, one {For # day} other {For # days}}"
              description="Button that stops buying for that long, after a question"
              values={{ days: option }}
            />
          </Button>
        ))}
      </Row>
      <StopQuestion days={days} onClose={() => setDays(null)} />
    </Stack>
  );
});

const StopTitle = () => (
  <FormattedMessage
    id="credits.spending.stop"
    defaultMessage="Stop buying"
    description="Heading in the settings and the button that does it: the member cannot buy for some days"
  />
);

function StoppedAlert({ until }: { until: number }) {
  const intl = useIntl();
  return (
    <Alert tone="info">
      <FormattedMessage
        id="credits.spending.stopped"
        defaultMessage="You have stopped buying until {date}."
        description="In the settings; date: day and time"
        values={{ date: formatDateTime(intl, until) }}
      />
    </Alert>
  );
}

function StopQuestion({ days, onClose }: { days: StopDays | null; onClose: () => void }) {
  const spending = useSpendingStore();
  const [isBusy, run] = useBusy();
  if (days === null) return null;
  return (
    <ConfirmDialog
      isOpen
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => run(() => spending.change({ stop_days: days }).then(onClose))}
      title={
        <FormattedMessage
          id="credits.spending.question"
          defaultMessage="{days, plural, one {Stop buying for # day?} other {Stop buying for # days?}}"
          description="Question before it"
          values={{ days }}
        />
      }
      description={
        <FormattedMessage
          id="credits.spending.final"
          defaultMessage="You cannot undo this early. The credits you have stay yours."
          description="Under the question whether to stop buying"
        />
      }
      confirm={<StopTitle />}
    />
  );
}
