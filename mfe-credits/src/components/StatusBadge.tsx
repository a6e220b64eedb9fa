import type { PaymentStatus } from '@rendezvous/shared/contract';
import { defineMessages, FormattedMessage } from '@rendezvous/shared/intl';
import { Badge, type Tone } from '@rendezvous/shared/ui';

const statusMessages = defineMessages({
  pending: { id: 'credits.status.pending', defaultMessage: 'Processing', description: 'State of a payment' },
  completed: { id: 'credits.status.completed', defaultMessage: 'Completed', description: 'State of a payment' },
  failed: { id: 'credits.status.failed', defaultMessage: 'Failed', description: 'State of a payment' },
  cancelled: { id: 'credits.status.cancelled', defaultMessage: 'Cancelled', description: 'State of a payment' },
  expired: { id: 'credits.status.expired', defaultMessage: 'Expired', description: 'State of a payment' },
  refunded: { id: 'credits.status.refunded', defaultMessage: 'Refunded', description: 'State of a payment' },
  partly_refunded: { id: 'credits.status.partly_refunded', defaultMessage: 'Partly refunded', description: 'State of a payment' },
  charged_back: { id: 'credits.status.charged_back', defaultMessage: 'Charged back', description: 'State of a payment' },
} satisfies Record<PaymentStatus, object>);

const statusTones: Record<PaymentStatus, Tone> = {
  pending: 'info',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
  partly_refunded: 'neutral',
  charged_back: 'danger',
};

/** Label for the status of a payment, in a colour that matches the status. */
export const StatusBadge = ({ status }: { status: PaymentStatus }) => (
  <Badge tone={statusTones[status]}>
    <FormattedMessage {...statusMessages[status]} />
  </Badge>
);
