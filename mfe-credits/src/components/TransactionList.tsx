import { css } from '@emotion/react';
import { type Payment, pathTo } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, formatDay, useIntl, useMoney } from '@rendezvous/shared/intl';
import { useSearchParams } from '@rendezvous/shared/router';
import {
  Badge,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Row,
  Skeleton,
  Stack,
  Text,
  TextLink,
  token,
  useSteadyLoading,
} from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { usePaymentsStore } from '../stores/PaymentsStore';
import { methodName } from './methodName';
import { Refundable } from './Refundable';
import { StatusBadge } from './StatusBadge';

/** A page of the member's payments, selected by `page` in the URL, with links to the adjacent pages. */
export const TransactionList = observer(() => {
  const intl = useIntl();
  const payments = usePaymentsStore();
  const [params] = useSearchParams();
  const pageNumber = Math.max(1, Number(params.get('page') ?? 1) || 1);
  useEffect(() => void payments.loadPage(pageNumber), [payments, pageNumber]);
  const { page, pageError: error } = payments;
  const isLoading = useSteadyLoading(page === null && error === null);
  if (error !== null) return <ErrorState onRetry={() => void payments.loadPage(pageNumber)}>{describeError(intl, error)}</ErrorState>;
  if (page === null || isLoading) return <Skeleton lines={6} />;
  if (page.transactions.length === 0) return <NoTransactions />;
  return (
    <Stack gap="m">
      <Stack gap="s" as="ul">
        {page.transactions.map((payment) => (
          <TransactionRow key={payment.payment_id} payment={payment} />
        ))}
      </Stack>
      <PageLinks page={page.page} pages={page.pages} />
    </Stack>
  );
});

function TransactionRow({ payment }: { payment: Payment }) {
  const intl = useIntl();
  const money = useMoney();
  return (
    <Card as="li" interactive>
      <div css={columns}>
        <Stack gap="xs">
          <TextLink to={pathTo('transactions-id', { id: payment.payment_id })} stretched plain>
            <FormattedMessage
              id="credits.package.name"
              defaultMessage="{credits, plural, one {# credit} other {# credits}}"
              description="Name of a package"
              values={{ credits: payment.credits }}
            />
          </TextLink>
          <Text as="span" size="s" tone="muted">
            <FormattedMessage
              id="credits.transactions.when"
              defaultMessage="{date}, {method}"
              description="Under a payment in the list; method: payment method"
              values={{ date: formatDay(intl, payment.created), method: methodName(intl, payment.payment_method) }}
            />
          </Text>
          {payment.refundable_credits > 0 && (
            <Badge icon="refresh">
              <Refundable payment={payment} />
            </Badge>
          )}
        </Stack>
        <Stack gap="xs" align="end">
          <Text as="span" weight="medium">
            {money({ amount: payment.amount, currency: payment.currency })}
          </Text>
          <StatusBadge status={payment.status} />
        </Stack>
      </div>
    </Card>
  );
}

function PageLinks({ page, pages }: { page: number; pages: number }) {
  if (pages <= 1) return null;
  const toPagePath = (targetPage: number): string => `${pathTo('transactions-id')}?page=${targetPage}`;
  return (
    <Row justify="center">
      {page > 1 && (
        <ButtonLink variant="secondary" to={toPagePath(page - 1)}>
          <FormattedMessage id="credits.transactions.newer" defaultMessage="Newer" description="Link to the page before" />
        </ButtonLink>
      )}
      {page < pages && (
        <ButtonLink variant="secondary" to={toPagePath(page + 1)}>
          <FormattedMessage id="credits.transactions.older" defaultMessage="Older" description="Link to the page after" />
        </ButtonLink>
      )}
    </Row>
  );
}

const NoTransactions = () => (
  <EmptyState
    icon="receipt"
    title={
      <FormattedMessage
        id="credits.transactions.none"
        defaultMessage="You have not bought anything yet"
        description="Empty list of payments"
      />
    }
    action={
      <ButtonLink to={pathTo('credits')}>
        <FormattedMessage
          id="credits.transactions.buy"
          defaultMessage="See the credit packages"
          description="Link on an empty list of payments"
        />
      </ButtonLink>
    }
  />
);

/** The amount and the state stand below the rest where a phone is too narrow for both. */
const columns = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: token.space3,
  '& > :first-of-type': { flex: '1 1 9rem', minWidth: 0 },
  '& > :last-of-type': { marginInlineStart: 'auto' },
});
