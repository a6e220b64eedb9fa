import { FormattedMessage, useMoney } from '@rendezvous/shared/intl';
import { Button, ConfirmDialog } from '@rendezvous/shared/ui';
import { useWithdrawal } from './useWithdrawal';

/** Button and confirmation that refund an order's unused credits, without asking for a reason or making other offers. */
export const Withdrawal = ({ paymentId }: { paymentId: string }) => {
  const money = useMoney();
  const { refund, isBusy, openConfirmation, confirm, cancel } = useWithdrawal(paymentId);
  return (
    <>
      <Button variant="secondary" onPress={openConfirmation} busy={isBusy && refund === null}>
        <FormattedMessage
          id="credits.withdraw.open"
          defaultMessage="Withdraw from contract here"
          description="Button at an order whose unused credits can be returned"
        />
      </Button>
      {refund ? (
        <ConfirmDialog
          isOpen
          onClose={cancel}
          onConfirm={confirm}
          busy={isBusy}
          title={
            <FormattedMessage
              id="credits.withdraw.title"
              defaultMessage="Withdraw from contract"
              description="Title of the last step of a withdrawal"
            />
          }
          description={
            <FormattedMessage
              id="credits.withdraw.text"
              defaultMessage="{name}, you’re withdrawing from order {order}. We take back {credits, plural, one {# unused credit} other {# unused credits}} and refund {amount} the way you paid. We’ll confirm it by email, with date and time."
              description="Last step of a withdrawal; name: of the member, order: its number, amount: money with its currency"
              values={{ name: refund.name, order: paymentId, credits: refund.credits, amount: money(refund) }}
            />
          }
          confirm={
            <FormattedMessage
              id="credits.withdraw.confirm"
              defaultMessage="Confirm withdrawal"
              description="Button that ends a contract and returns the money"
            />
          }
        />
      ) : null}
    </>
  );
};
