import { aPayment, anError, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, screen } from '@testing-library/react';
import { TransactionsScreen } from './TransactionsScreen';

const open = (route: string, payment = aPayment({ payment_id: 'Payment000' })) =>
  renderScreen(<TransactionsScreen />, {
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

  test('R-325 asks again every 3 s while the payment is processed', async () => {
    const { api, clock } = open('/transactions/Payment000');
    expect(await screen.findByText('Your payment is being processed')).toBeVisible();
    api.reply({ 'GET /api/payment.php': { payment: aPayment({ status: 'completed' }) } });
    await act(async () => clock.advance(3_000));
    expect(await screen.findByRole('heading', { name: '50 credits were added' })).toBeVisible();
  });

  test('R-300, R-327 a completed payment makes premium and shows the new balance at once', async () => {
    const { store } = open('/transactions/Payment000', aPayment({ status: 'completed' }));
    expect(await screen.findByText(/You are premium now. Your balance: 50 credits/)).toBeVisible();
    expect(store.session.level).toBe('premium');
  });

  test('R-277, R-327 continues where buying began', async () => {
    const { store } = open('/transactions/Payment000', aPayment({ status: 'completed' }));
    store.services.session.set('resume-path', '/chats/Chat000000');
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/chats/Chat000000');
  });

  test.each(['failed', 'cancelled'] as const)('R-326 a %s payment can be tried again or paid another way', async (status) => {
    open('/transactions/Payment000', aPayment({ status, package_id: 3 }));
    expect(await screen.findByText('Payment failed or has been cancelled.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/credits/3/ideal');
    expect(screen.getByRole('link', { name: 'Other method' })).toHaveAttribute('href', '/credits/3');
  });

  test("R-325 another member's payment is not found", async () => {
    const { api } = open('/transactions');
    api.reply({ 'GET /api/payment.php': anError('not_found') });
    renderScreen(<TransactionsScreen />, {
      user: aUser(),
      path: '/transactions/{id?}',
      route: '/transactions/Other00000',
      api: { 'GET /api/payment.php': anError('not_found') },
    });
    expect(await screen.findByText('This page could not be found')).toBeVisible();
  });
});
