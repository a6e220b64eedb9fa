import type { Payment } from '@rendezvous/shared/contract';
import { Card, Stack } from '@rendezvous/shared/ui';
import { PaymentLines } from './PaymentLines';
import { UsedLines } from './UsedLines';

/** Everything about a payment; what became of its credits once there were some. */
export const PaymentDetails = ({ payment }: { payment: Payment }) => (
  <Card>
    <Stack>
      <PaymentLines payment={payment} />
      {payment.completed !== null && payment.status !== 'charged_back' && <UsedLines payment={payment} />}
    </Stack>
  </Card>
);
