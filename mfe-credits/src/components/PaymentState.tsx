import { css } from '@emotion/react';
import { pathTo, type Payment, type PaymentStatus, RESUME_PATH_KEY, safeRedirect } from '@rendezvous/shared/contract';
import { FormattedMessage } from '@rendezvous/shared/intl';
import { useStore } from '@rendezvous/shared/store';
import { Badge, ButtonLink, EmptyState, Row, Spinner, Stack, Text, token } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { usePaymentsStore } from '../stores/PaymentsStore';
import { OtherMethodLink } from './OtherMethodLink';
import { PaymentDetails } from './PaymentDetails';
import { Receipt } from './Receipt';
import { Withdrawal } from './Withdrawal';

interface ResumePath {
  /** Path where the purchase started; undefined until it has been read, or if no safe path is stored. */
  path: string | undefined;
  /** Removes the stored path, which may be used only once. */
  forget: () => void;
}

/** Reads from the tab's storage the path of the conversation or page where the purchase started. */
function useResumePath(): ResumePath {
  const { services } = useStore();
  const [path, setPath] = useState<string | undefined>(undefined);
  useEffect(() => setPath(safeRedirect(services.session.get(RESUME_PATH_KEY))), [services]);
  return { path, forget: () => services.session.remove(RESUME_PATH_KEY) };
}

const STATUS_VIEWS: Record<PaymentStatus, (payment: Payment) => ReactNode> = {
  pending: () => <Processing />,
  completed: (payment) => <Completed payment={payment} />,
  failed: (payment) => <NotPaid payment={payment} />,
  cancelled: (payment) => <NotPaid payment={payment} />,
  expired: (payment) => <NotPaid payment={payment} />,
  refunded: () => null,
  partly_refunded: () => null,
  charged_back: () => null,
};

/** State and details of a payment, with what the member can do next. */
export const PaymentState = ({ payment }: { payment: Payment }) => (
  <Stack gap="l">
    {STATUS_VIEWS[payment.status](payment)}
    <PaymentDetails payment={payment} />
    <Row>
      {payment.completed !== null && <Receipt payment={payment} />}
      {payment.refundable_credits > 0 && <Withdrawal paymentId={payment.payment_id} />}
    </Row>
  </Stack>
);

const Processing = () => (
  <EmptyState
    icon="clock"
    title={
      <FormattedMessage
        id="credits.state.pending"
        defaultMessage="Your payment is being processed"
        description="Title of a payment under way"
      />
    }
  >
    <Row justify="center">
      <Spinner />
      <Text as="span">
        <FormattedMessage
          id="credits.state.pending.text"
          defaultMessage="You can leave this page; your credits are added as soon as the payment arrives."
          description="Under the title of a payment under way"
        />
      </Text>
    </Row>
  </EmptyState>
);

const Completed = observer(({ payment }: { payment: Payment }) => {
  const { session } = useStore();
  const { firstPurchaseId } = usePaymentsStore();
  const resume = useResumePath();
  return (
    <EmptyState
      icon="success"
      title={
        <FormattedMessage
          id="credits.state.completed"
          defaultMessage="{credits, plural, one {# credit was added} other {# credits were added}}"
          description="Title of a completed payment"
          values={{ credits: payment.credits }}
        />
      }
      action={
        <ButtonLink to={resume.path ?? pathTo('members')} onPress={resume.forget} size="l" iconEnd="arrow-right">
          <FormattedMessage
            id="credits.state.continue"
            defaultMessage="Continue"
            description="Button after a completed payment; leads back to where buying began"
          />
        </ButtonLink>
      }
    >
      {firstPurchaseId === payment.payment_id && <PremiumBadge />}
      <FormattedMessage
        id="credits.state.balance"
        defaultMessage="You have {credits, plural, one {# credit} other {# credits}} now."
        description="Under the title of a completed payment"
        values={{ credits: session.credits }}
      />
    </EmptyState>
  );
});

const PremiumBadge = () => (
  <Text css={premiumNote}>
    <Badge tone="success" icon="crown">
      <FormattedMessage
        id="credits.state.premium"
        defaultMessage="You are premium now"
        description="After the first purchase of a member"
      />
    </Badge>
  </Text>
);

const NotPaid = ({ payment }: { payment: Payment }) => (
  <EmptyState
    icon="alert"
    title={
      <FormattedMessage
        id="credits.state.failed"
        defaultMessage="Payment failed or has been cancelled."
        description="Title of a payment that was not paid"
      />
    }
    action={payment.package_id === null ? undefined : <RetryLinks id={payment.package_id} payment={payment} />}
  >
    <FormattedMessage
      id="credits.state.failed.text"
      defaultMessage="Nothing was charged."
      description="Under the title of a payment that was not paid"
    />
  </EmptyState>
);

const RetryLinks = ({ id, payment }: { id: number; payment: Payment }) => (
  <Row justify="center">
    <ButtonLink to={pathTo('credits-id-paymentmethod', { id: String(id), paymentmethod: payment.payment_method })}>
      <FormattedMessage id="credits.state.again" defaultMessage="Try again" description="Link to the same package and method" />
    </ButtonLink>
    <OtherMethodLink packageId={id} />
  </Row>
);

const premiumNote = css({ marginBlockEnd: token.space2 });
