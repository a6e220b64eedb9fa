import { DAY_S } from '@rendezvous/shared/contract';
import { aPayment, anError, aUser, barriers, NOW_S, renderScreen, type FakeReplies } from '@rendezvous/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { TransactionsScreen } from '../screens/TransactionsScreen';

const order = aPayment({ status: 'completed', unused_credits: 20, refundable_credits: 20, refundable_until: NOW_S + DAY_S });
const refundedPayment = aPayment({ status: 'partly_refunded', refunded_amount: 2300 });
const refund = { name: 'Mira', credits: 20, amount: 2300, currency: 'EUR', confirmed: null } as const;
const REFUND_CALL = 'POST /api/refund.php';

const open = (payment = order, api: FakeReplies = {}) =>
  renderScreen(<TransactionsScreen />, {
    user: aUser({ credits: 20 }),
    path: '/transactions/{id?}',
    route: '/transactions/Payment000',
    api: {
      'GET /api/payment.php': { payment },
      'GET /api/transactions.php': { transactions: [payment], page: 1, pages: 1 },
      'GET /api/user.php': { user: aUser({ credits: 0 }) },
      [REFUND_CALL]: ({ body }) =>
        body.confirm ? { refund: { ...refund, confirmed: NOW_S }, payment: refundedPayment } : { refund, payment: order },
      ...api,
    },
  });

const findBeginButton = () => screen.findByRole('button', { name: 'Withdraw from contract here' });

describe('a withdrawal', () => {
  test('R-045 R-339 shows the member, the order and the amount, and takes one confirmation', async () => {
    const { person, api, store } = open();
    await person.click(await findBeginButton());
    const question = await screen.findByRole('alertdialog', { name: 'Withdraw from contract' });
    expect(question).toHaveTextContent('Mira, you’re withdrawing from order Payment000. We take back 20 unused credits and refund €23.00');
    expect(await barriers(question)).toEqual([]);
    expect(api.calls(REFUND_CALL)).toEqual([{ payment_id: 'Payment000', confirm: false }]);
    await person.click(screen.getByRole('button', { name: 'Confirm withdrawal' }));
    expect(await screen.findByText(/You get €23.00 back/)).toBeInTheDocument();
    expect(api.calls(REFUND_CALL)[1]).toEqual({ payment_id: 'Payment000', confirm: true });
    await waitFor(() => expect(store.session.credits).toBe(0));
    expect(screen.queryByRole('button', { name: 'Withdraw from contract here' })).not.toBeInTheDocument();
  });

  test('R-339 nothing happens until it is confirmed', async () => {
    const { person, api } = open();
    await person.click(await findBeginButton());
    await person.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.calls(REFUND_CALL)).toEqual([{ payment_id: 'Payment000', confirm: false }]);
  });

  test('R-338 an order without unused credits, or past its refund period, offers no withdrawal', async () => {
    open(aPayment({ status: 'completed' }));
    expect(await screen.findByText('Order number')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Withdraw from contract here' })).not.toBeInTheDocument();
  });

  test('R-161 a failed withdrawal shows an error and can be retried', async () => {
    const { person } = open(order, { [REFUND_CALL]: anError('server_error') });
    await person.click(await findBeginButton());
    expect(await screen.findByText('An error occured, please try again later.')).toBeInTheDocument();
    expect(await findBeginButton()).toBeEnabled();
  });
});
