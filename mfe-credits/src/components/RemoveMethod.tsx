import type { StoredMethod } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { ConfirmDialog } from '@rendezvous/shared/ui';
import { useMethodsStore } from '../stores/MethodsStore';
import { useBusy } from './useBusy';

interface RemoveMethodProps {
  method: StoredMethod;
  /** Name of the method as shown in the list. */
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Confirmation before removing a card or revoking a mandate. */
export function RemoveMethod({ method: { id, method }, name, isOpen, onClose }: RemoveMethodProps) {
  const methods = useMethodsStore();
  const [isBusy, run] = useBusy();
  return (
    <ConfirmDialog
      danger
      isOpen={isOpen}
      busy={isBusy}
      onClose={onClose}
      onConfirm={() => run(() => methods.remove(id).then(onClose))}
      title={
        <FormattedMessage
          id="credits.methods.question"
          defaultMessage="{kind, select, sepa {Revoke this mandate?} other {Remove this card?}}"
          description="Question before a stored payment method goes; kind: sepa is a direct debit mandate"
          values={{ kind: method }}
        />
      }
      description={
        <FormattedMessage
          id="credits.methods.effect"
          defaultMessage="We won’t charge anything new to {name}."
          description="Under the question before a stored payment method goes; name: for example Visa •••• 4242"
          values={{ name }}
        />
      }
      confirm={
        <FormattedMessage
          id="credits.methods.confirm"
          defaultMessage="{kind, select, sepa {Revoke} other {Remove}}"
          description="Button under that question; kind: sepa is a direct debit mandate"
          values={{ kind: method }}
        />
      }
    />
  );
}
