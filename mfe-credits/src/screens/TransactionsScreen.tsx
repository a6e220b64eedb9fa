import { ApiError } from '@rendezvous/shared/http';
import { pathTo } from '@rendezvous/shared/contract';
import { describeError, FormattedMessage, useIntl } from '@rendezvous/shared/intl';
import { useParams } from '@rendezvous/shared/router';
import { ButtonLink, EmptyState, ErrorState, Page, Skeleton, TextLink } from '@rendezvous/shared/ui';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { PaymentState } from '../components/PaymentState';
import { TransactionList } from '../components/TransactionList';
import { usePaymentsStore } from '../stores/PaymentsStore';

/** The member's payments or, if the path has an id, the state of one payment. */
export const TransactionsScreen = observer(() => {
  const { id } = useParams();
  const allTransactionsLink = (
    <TextLink to={pathTo('transactions-id')}>
      <FormattedMessage id="credits.transactions.all" defaultMessage="All transactions" description="Link from one payment to the list" />
    </TextLink>
  );
  return (
    <Page
      width={id === undefined ? 'content' : 'narrow'}
      title={<FormattedMessage id="credits.transactions.title" defaultMessage="Transactions" description="Title of the list of payments" />}
      actions={id === undefined ? undefined : allTransactionsLink}
    >
      {id === undefined ? <TransactionList /> : <WatchedPayment id={id} />}
    </Page>
  );
});

const WatchedPayment = observer(({ id }: { id: string }) => {
  const intl = useIntl();
  const payments = usePaymentsStore();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => payments.watch(id), [payments, id, attempt]);
  const payment = payments.byId.get(id);
  const error = payments.errors.get(id);
  if (payment) return <PaymentState payment={payment} />;
  if (error === undefined) return <Skeleton lines={6} />;
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  return <ErrorState onRetry={() => setAttempt(attempt + 1)}>{describeError(intl, error)}</ErrorState>;
});

const NotFound = () => (
  <EmptyState
    icon="search"
    title={
      <FormattedMessage
        id="credits.transactions.gone"
        defaultMessage="This page could not be found"
        description="Title when a payment does not exist"
      />
    }
    action={
      <ButtonLink to={pathTo('transactions-id')}>
        <FormattedMessage id="credits.transactions.all" defaultMessage="All transactions" description="Link from one payment to the list" />
      </ButtonLink>
    }
  />
);
