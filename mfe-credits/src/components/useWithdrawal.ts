import type { Refund } from '@rendezvous/shared/contract';
import { useIntl, useMoney } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { useState } from 'react';
import { usePaymentsStore } from '../stores/PaymentsStore';

interface WithdrawalSteps {
  /** The refund to confirm; null while no confirmation is open. */
  refund: Refund | null;
  isBusy: boolean;
  openConfirmation: () => void;
  confirm: () => void;
  cancel: () => void;
}

/** The two steps of a withdrawal: `openConfirmation` loads the possible refund, and `confirm` withdraws from the order. */
export function useWithdrawal(paymentId: string): WithdrawalSteps {
  const intl = useIntl();
  const money = useMoney();
  const { toasts } = useStore();
  const payments = usePaymentsStore();
  const [refund, setRefund] = useState<Refund | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await task().catch(toasts.showError);
    setBusy(false);
  };
  const withdraw = async (): Promise<void> => {
    const amount = money(await payments.withdraw(paymentId));
    setRefund(null);
    toasts.show(
      intl.formatMessage(
        {
          id: 'credits.withdraw.done',
          defaultMessage: 'You have withdrawn from the contract. You get {amount} back, and we have sent you a confirmation.',
          description: 'Toast after a withdrawal; amount: money with its currency',
        },
        { amount },
      ),
    );
  };
  return {
    refund,
    isBusy,
    openConfirmation: () => void run(async () => setRefund(await payments.loadRefund(paymentId))),
    confirm: () => void run(withdraw),
    cancel: () => setRefund(null),
  };
}
