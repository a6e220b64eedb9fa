import { aPayment, aUser, renderScreen } from '@rendezvous/shared/testing';
import { act, screen } from '@testing-library/react';
import { PaymentSummary } from './PaymentSummary';

test('R-325 another area shows a payment and follows it until it is settled', async () => {
  const { api, clock, unmount } = renderScreen(<PaymentSummary paymentId="Payment000" />, {
    user: aUser(),
    api: { 'GET /api/payment.php': { payment: aPayment() } },
  });
  expect(await screen.findByText('Processing')).toBeVisible();
  api.reply({ 'GET /api/payment.php': { payment: aPayment({ status: 'failed' }) } });
  await act(async () => clock.advance(3_000));
  expect(await screen.findByText('Failed')).toBeVisible();
  unmount();
  expect(clock.pendingCount).toBe(0);
});
