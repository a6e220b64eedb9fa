import { DAY_S } from '@rendezvous/shared/contract';
import { aCompany, aPayment, aUser, barriers, MemoryStorage, NOW_S, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { PaymentState } from './PaymentState';

const show = (changes: Parameters<typeof aPayment>[0], resume?: string) => {
  const session = new MemoryStorage();
  if (resume !== undefined) session.set('resume-path', resume);
  return renderScreen(<PaymentState payment={aPayment(changes)} />, {
    user: aUser({ credits: 12 }),
    services: { session },
    api: { 'GET /api/companyinfo.php': { company: aCompany() } },
  });
};

describe('PaymentState', () => {
  test.each([
    ['pending', 'Your payment is being processed', 'Processing'],
    ['completed', '50 credits were added', 'Completed'],
    ['failed', 'Payment failed or has been cancelled.', 'Failed'],
    ['cancelled', 'Payment failed or has been cancelled.', 'Cancelled'],
    ['expired', 'Payment failed or has been cancelled.', 'Expired'],
  ] as const)('R-324 a payment that is %s is shown as such', (status, title, word) => {
    show({ status });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(word)).toBeVisible();
  });

  test.each([
    ['refunded', 'Refunded'],
    ['partly_refunded', 'Partly refunded'],
    ['charged_back', 'Charged back'],
  ] as const)('R-324 a payment that was %s shows only its details', (status, word) => {
    show({ status });
    expect(screen.getByText(word)).toBeVisible();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  test('R-326 an order for a custom number of credits has no package to retry', () => {
    show({ status: 'failed', package_id: null });
    expect(screen.queryByRole('link', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test('R-328 shows number, amounts, VAT, discount, method, used and unused credits, and the refund for returning them', async () => {
    const { container } = show({
      status: 'partly_refunded',
      completed: NOW_S,
      amount: 4313,
      discount_code: 'WELCOME25',
      vat_amount: 749,
      unused_credits: 30,
      refunded_credits: 8,
      refunded_amount: 691,
      refundable_credits: 30,
      refundable_amount: 2588,
      refundable_until: NOW_S + 14 * DAY_S,
    });
    const lines = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(Object.fromEntries(lines)).toMatchObject({
      Status: 'Partly refunded',
      'Order number': 'Payment000',
      Credits: '50',
      'Discount code': 'WELCOME25',
      Amount: '€43.13',
      'Includes VAT 21%': '€7.49',
      'Payment method': 'iDEAL',
      'Used credits': '12',
      'Unused credits': '30',
      Refunded: '€6.91',
      'Can be returned': expect.stringMatching(/^30 unused credits until/),
      'You would get back': '€25.88',
    });
    expect(screen.getByRole('button', { name: 'Withdraw from contract here' })).toBeVisible();
    expect(await barriers(container)).toEqual([]);
  });

  test('R-327 R-328 a paid order has a receipt to print, with company, VAT and order number', async () => {
    const printSpy = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { person } = show({ status: 'completed', completed: NOW_S });
    await person.click(await screen.findByRole('button', { name: 'Print receipt' }));
    expect(printSpy).toHaveBeenCalledTimes(1);
    const receipt = screen.getByText('Receipt').closest('section');
    expect(receipt).toHaveTextContent(aCompany().name);
    expect(receipt).toHaveTextContent(aCompany().vat_numbers[0] ?? 'none');
    expect(receipt).toHaveTextContent('Payment000');
  });

  test('R-328 an order that was not paid has neither receipt nor used credits', () => {
    show({ status: 'failed' });
    expect(screen.queryByRole('button', { name: 'Print receipt' })).not.toBeInTheDocument();
    expect(screen.queryByText('Used credits')).not.toBeInTheDocument();
  });

  test.each([
    ['/chats/Chat000000', '/chats/Chat000000'],
    ['//evil.example', '/members'],
    ['https://evil.example', '/members'],
    [undefined, '/members'],
  ])('R-327 after a purchase started from %s the member continues to %s', async (resume, target) => {
    show({ status: 'completed' }, resume);
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', target);
  });
});
