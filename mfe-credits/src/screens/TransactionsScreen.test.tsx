import { DAY_S } from '@rendezvous/shared/contract';
import { aPayment, anError, aUser, MemoryStorage, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { TransactionsScreen } from './TransactionsScreen';

const open = (route: string, payment = aPayment({ payment_id: 'Payment000' }), session = new MemoryStorage()) =>
  renderScreen(<TransactionsScreen />, {
    services: { session },
    user: aUser({ credits: 0, paid_user: false }),
    path: '/transactions/{id?}',
    route,
    api: {
      'GET /api/payment.php': { payment },
      'GET /api/transactions.php': { transactions: [payment], page: 1, pages: 1 },
      'GET /api/user.php': { user: aUser({ credits: 50, paid_user: true }) },
    },
  });

describe('TransactionsScreen', () => {
  test('R-325 lists payments with date, amount and state', async () => {
    open('/transactions');
    expect(await screen.findByRole('link', { name: '50 credits' })).toHaveAttribute('href', '/transactions/Payment000');
    expect(screen.getByText('€57.50')).toBeVisible();
    expect(screen.getByText('Processing')).toBeVisible();
  });

  test('R-325 polls every 3 s while the payment is being processed', async () => {
    const { api, clock } = open('/transactions/Payment000');
    expect(await screen.findByText('Your payment is being processed')).toBeVisible();
    api.reply({ 'GET /api/payment.php': { payment: aPayment({ status: 'completed' }) } });
    await act(async () => clock.advance(3_000));
    expect(await screen.findByRole('heading', { name: '50 credits were added' })).toBeVisible();
  });

  test('R-300, R-327 the first purchase makes the member premium and shows the new balance at once', async () => {
    const { store } = open('/transactions/Payment000', aPayment({ status: 'completed', completed: NOW_S }));
    expect(await screen.findByText('You are premium now')).toBeVisible();
    expect(screen.getByText(/You have 50 credits now/)).toBeVisible();
    expect(store.session.level).toBe('premium');
  });

  test('R-327 a later purchase does not claim to make the member premium', async () => {
    const payment = aPayment({ status: 'completed', completed: NOW_S });
    const earlierPayment = aPayment({ payment_id: 'Earlier000', status: 'refunded', completed: NOW_S - DAY_S });
    renderScreen(<TransactionsScreen />, {
      user: aUser(),
      path: '/transactions/{id?}',
      route: '/transactions/Payment000',
      api: {
        'GET /api/payment.php': { payment },
        'GET /api/transactions.php': { transactions: [payment, earlierPayment], page: 1, pages: 1 },
        'GET /api/user.php': { user: aUser({ credits: 50, paid_user: true }) },
      },
    });
    expect(await screen.findByText(/You have 50 credits now/)).toBeVisible();
    expect(screen.queryByText('You are premium now')).not.toBeInTheDocument();
  });

  test('R-277, R-327 links back to where the purchase started', async () => {
    const session = new MemoryStorage();
    session.set('resume-path', '/chats/Chat000000');
    const { store, person } = open('/transactions/Payment000', aPayment({ status: 'completed' }), session);
    const next = await screen.findByRole('link', { name: 'Continue' });
    await waitFor(() => expect(next).toHaveAttribute('href', '/chats/Chat000000'));
    await person.click(next);
    expect(store.services.session.get('resume-path')).toBeNull();
  });

  test.each(['failed', 'cancelled'] as const)('R-326 a %s payment can be retried or paid with another method', async (status) => {
    open('/transactions/Payment000', aPayment({ status, package_id: 3 }));
    expect(await screen.findByText('Payment failed or has been cancelled.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/credits/3/ideal');
    expect(screen.getByRole('link', { name: 'Other method' })).toHaveAttribute('href', '/credits/3');
  });

  test("R-325 another member's payment is not found", async () => {
    renderScreen(<TransactionsScreen />, {
      user: aUser(),
      path: '/transactions/{id?}',
      route: '/transactions/Other00000',
      api: { 'GET /api/payment.php': anError('not_found') },
    });
    expect(await screen.findByText('This page could not be found')).toBeVisible();
  });
});
