import { SWIPE_LIKES } from '@rendezvous/shared/contract';
import { FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Alert, Badge, Countdown, Row } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSwipeStore } from '../stores/SwipeStore';

/** Tolerance in seconds for a browser clock that is ahead of the server's. */
const CLOCK_SKEW_S = 3;

/** Shows the number of likes left or, if there are none, the time until the next one becomes available. */
export const SwipeLimit = observer(() => {
  const { likesLeft, resetsAt } = useSwipeStore();
  if (likesLeft === 0) return resetsAt === null ? null : <NextLikeCountdown resetsAt={resetsAt} />;
  return (
    <Row justify="center">
      <Badge tone="primary" icon="heart">
        <FormattedMessage
          id="members.swipe.left"
          defaultMessage="{count, plural, one {# like left} other {# likes left}}"
          description="In the swipe game; count: likes the member may still give, 4 in 24 hours"
          values={{ count: likesLeft }}
        />
      </Badge>
    </Row>
  );
});

const NextLikeCountdown = observer(({ resetsAt }: { resetsAt: number }) => {
  const intl = useIntl();
  const { clock } = useStore();
  const { load } = useSwipeStore();
  const isWaitOver = clock.seconds >= resetsAt + CLOCK_SKEW_S;
  useEffect(() => {
    if (isWaitOver) void load();
  }, [isWaitOver, load]);
  const label = intl.formatMessage({
    id: 'members.swipe.wait.label',
    defaultMessage: 'Time until your next like',
    description: 'Name of the countdown of the swipe game, read out',
  });
  return (
    <Alert tone="info" icon="clock">
      <FormattedMessage
        id="members.swipe.wait"
        defaultMessage="You have given your {limit, plural, one {# like} other {# likes}}. The next one is yours in {time}; until then you can pass."
        description="In the swipe game when no like is left; limit: likes in 24 hours, time: a countdown such as 23:59:59"
        values={{ limit: SWIPE_LIKES, time: <Countdown key="time" seconds={resetsAt - clock.seconds} label={label} /> }}
      />
    </Alert>
  );
});
