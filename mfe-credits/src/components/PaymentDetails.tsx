import type { Payment } from '@rendezvous/shared/contract';
import { Card, Stack } from '@rendezvous/shared/ui';
import { PaymentLines } from './PaymentLines';
import { CreditUseLines } from './CreditUseLines';

/** Details of a payment and, once it is completed and unless it is charged back, the use of its credits. */
export const PaymentDetails = ({ payment }: { payment: Payment }) => (
  <Card>
    <Stack>
      <PaymentLines payment={payment} />
      {payment.completed !== null && payment.status !== 'charged_back' && <CreditUseLines payment={payment} />}
    </Stack>
  </Card>
);
