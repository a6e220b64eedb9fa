import { creditPackages, type CreditPackage } from '@rendezvous/shared/contract';
import { aDiscountCode, renderScreen } from '@rendezvous/shared/testing';
import { screen } from '@testing-library/react';
import { OrderSummary } from './OrderSummary';

const [start] = creditPackages('PLN') as [CreditPackage, ...CreditPackage[]];

describe('OrderSummary', () => {
  test('R-322 shows credits, price, VAT, method, refund days and total', () => {
    renderScreen(<OrderSummary offer={start} discount={null} total={5900} method="wiretransfer" country="PL" refundDays={14} />);
    const terms = screen.getAllByRole('term').map(({ textContent: text }) => text);
    expect(terms).toEqual(['Credits', 'Price', 'Includes VAT 23%', 'Payment method', 'Unused credits can be returned within', 'Total']);
    const values = screen.getAllByRole('definition').map(({ textContent: text }) => text?.replace(/\s/g, ' '));
    expect(values).toEqual(['10', 'PLN 59.00', 'PLN 11.03', 'Wire transfer', '14 days', 'PLN 59.00']);
  });

  test('R-322 a discount has its own line, and VAT is based on the total', () => {
    renderScreen(<OrderSummary offer={start} discount={aDiscountCode()} total={4425} method="blik" country="PL" refundDays={14} />);
    expect(screen.getByText('Discount 25% (WELCOME25)')).toBeVisible();
    expect(screen.getByText(/-PLN\s14\.75/)).toBeVisible();
    expect(screen.getByText(/PLN\s8\.27/)).toBeVisible();
  });
});
