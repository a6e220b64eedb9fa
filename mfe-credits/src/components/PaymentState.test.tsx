import { aPayment, aUser, MemoryStorage, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { PaymentState } from './PaymentState';

const show = (changes: Parameters<typeof aPayment>[0], resume?: string) => {
  const session = new MemoryStorage();
  if (resume !== undefined) session.set('resume-path', resume);
  return renderScreen(<PaymentState payment={aPayment(changes)} />, { user: aUser({ credits: 12 }), services: { session } });
};

describe('PaymentState', () => {
  test.each([
    ['pending', 'Your payment is being processed', 'Processing'],
    ['completed', '50 credits were added', 'Completed'],
    ['failed', 'Payment failed or has been cancelled.', 'Failed'],
    ['cancelled', 'Payment failed or has been cancelled.', 'Cancelled'],
    ['expired', 'Payment failed or has been cancelled.', 'Expired'],
  ] as const)('R-324 a payment that is %s says so', (status, title, word) => {
    show({ status });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(word)).toBeVisible();
  });

  test.each([
    ['refunded', 'Refunded'],
    ['partly_refunded', 'Partly refunded'],
    ['charged_back', 'Charged back'],
  ] as const)('R-324 a payment that was %s shows its details only', (status, word) => {
    show({ status });
    expect(screen.getByText(word)).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test('R-326 an order of an own number of credits has no package to try again', () => {
    show({ status: 'failed', package_id: null });
    expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('R-328 names amount, VAT, discount, method and what can be returned', () => {
    show({
      status: 'completed',
      amount: 4313,
      discount_code: 'WELCOME25',
      vat_amount: 749,
      refundable_credits: 48,
      refundable_until: NOW_S + 14 * 86_400,
    });
    expect(screen.getByText('€43.13')).toBeVisible();
    expect(screen.getByText('Includes VAT 21%')).toBeVisible();
    expect(screen.getByText('€7.49')).toBeVisible();
    expect(screen.getByText('WELCOME25')).toBeVisible();
    expect(screen.getByText('iDEAL')).toBeVisible();
    expect(screen.getByText(/^48 unused credits until/)).toBeVisible();
  });

  test.each([
    ['/chats/Chat000000', '/chats/Chat000000'],
    ['//evil.example', '/members'],
    ['https://evil.example', '/members'],
    [undefined, '/members'],
  ])('R-327 after buying from %s the member goes on to %s', async (resume, target) => {
    show({ status: 'completed' }, resume);
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', target);
  });
});
