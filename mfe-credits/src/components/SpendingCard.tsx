import { FormattedMessage } from '@rendezvous/shared/intl';
import { useLocation } from '@rendezvous/shared/router';
import { Card, Heading, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useSpendingStore } from '../stores/SpendingStore';
import { LimitsForm } from './LimitsForm';
import { LoadableSection } from './LoadableSection';
import { MonthsTable } from './MonthsTable';
import { SPENDING_ID } from './SPENDING_ID';
import { StopBuying } from './StopBuying';

/** Spending limits, monthly spending, and the purchase stop; scrolls into view if the URL fragment names it. */
export const SpendingCard = () => (
  <section id={SPENDING_ID} ref={useScrollIntoView()}>
    <Card>
      <Stack>
        <Stack gap="xs">
          <Heading level={2}>
            <FormattedMessage
              id="credits.spending.title"
              defaultMessage="Spending limits"
              description="Heading in the settings, and links that lead there"
            />
          </Heading>
          <Text tone="muted">
            <FormattedMessage
              id="credits.spending.lead"
              defaultMessage="Lowering a limit works right away. Raising it takes 24 hours."
              description="Under the heading of the spending limits"
            />
          </Text>
        </Stack>
        <SpendingContent />
      </Stack>
    </Card>
  </section>
);

/** Returns a ref, and scrolls to its element if the URL fragment names the card, which loads too late for the browser to scroll to it. */
function useScrollIntoView() {
  const ref = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${SPENDING_ID}`) ref.current?.scrollIntoView();
  }, [hash]);
  return ref;
}

const SpendingContent = observer(() => {
  const { spending } = useSpendingStore();
  return (
    <LoadableSection loadable={spending} lines={4}>
      {(value) => (
        <>
          <LimitsForm spending={value} />
          <StopBuying until={value.stopped_until} />
          <MonthsTable spending={value} />
        </>
      )}
    </LoadableSection>
  );
});
