import type { DirectDebits, PaymentMethod } from '@rendezvous/shared/contract';
import { describeCode, FormattedMessage, formatDay, useIntl, useMoney } from '@rendezvous/shared/intl';
import { Alert, Card, Heading, Skeleton, Stack, Text } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useCreditsStore } from '../stores/CreditsStore';
import { Line } from './Line';
import { Lines } from './Lines';
import { MethodCards } from './MethodCards';
import { PayForm } from './PayForm';
import { useOrderData } from './useOrderData';

type Debt = DirectDebits['open'][number];

/** Debits that the bank has returned. They block direct debit until the member has paid them, one at a time, by another method. */
export const OpenDebts = ({ debts }: { debts: readonly Debt[] }) => {
  const intl = useIntl();
  const money = useMoney();
  const [first] = debts;
  return (
    <Stack gap="xl">
      <Alert tone="danger">{describeCode(intl, 'directdebit_blocked')}</Alert>
      <Card>
        <Stack>
          <Heading level={2} size="m">
            <FormattedMessage
              id="credits.debit.settle"
              defaultMessage="Pay the open amount"
              description="Link or heading: a direct debit was returned by the bank and is still to be paid"
            />
          </Heading>
          <Text tone="muted">
            <FormattedMessage
              id="credits.debit.settle.why"
              defaultMessage="A payment was returned by your bank. Once it is paid, direct debit works again."
              description="Under the heading: Pay the open amount"
            />
          </Text>
          <Lines>
            {debts.map((debt) => (
              <Line key={debt.payment_id} label={formatDay(intl, debt.created)}>
                {money(debt)}
              </Line>
            ))}
          </Lines>
        </Stack>
      </Card>
      {first && <SettleForm debt={first} />}
    </Stack>
  );
};

const SettleForm = observer(({ debt }: { debt: Debt }) => {
  useOrderData();
  const methods = useCreditsStore().methods.filter((method) => method !== 'sepa');
  const [chosenMethod, setMethod] = useState<PaymentMethod | null>(null);
  const method = chosenMethod ?? methods[0];
  if (method === undefined) return <Skeleton lines={6} />;
  return (
    <PayForm basket={{ settles: debt.payment_id, method }} price={debt}>
      <MethodCards methods={methods} method={method} onChange={setMethod} />
    </PayForm>
  );
});
