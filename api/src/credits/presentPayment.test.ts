import { DAY_S } from '@rendezvous/shared/contract';
import type { PaymentRow } from './sqlPayments';
import { presentPayment } from './presentPayment';

const COMPLETED = 1_780_000_000;
const row: PaymentRow = {
  id: 'payment1',
  member_id: 'me',
  client_id: 'client1',
  package_id: 3,
  credits: 50,
  amount: 4313,
  original_amount: 5750,
  currency: 'EUR',
  country: 'NL',
  method: 'ideal',
  status: 'completed',
  discount_code: 'TIMEBONUS25',
  vat_rate: 21,
  vat_amount: 749,
  refunded_amount: 0,
  refunded_credits: 0,
  created_at: COMPLETED - 60,
  completed_at: COMPLETED,
  expires_at: COMPLETED + 3600,
  terms_version: '1',
  consent_start: true,
  provider_reference: 'reference1',
  settles: null,
  stored_method: null,
  store_method: false,
};

test.each([
  [13, 40],
  [14, 0],
])('R-338 on day %i after the purchase %i unused credits can be returned', (day, credits) => {
  const payment = presentPayment(row, { now: COMPLETED + day * DAY_S, refundDays: 14, unusedCredits: 40 });
  expect(payment).toMatchObject({ refundable_credits: credits, refundable_until: COMPLETED + 14 * DAY_S });
});

test('R-338 nothing can be returned from an unpaid order', () => {
  const pendingPayment: PaymentRow = { ...row, status: 'pending', completed_at: null };
  expect(presentPayment(pendingPayment, { now: COMPLETED, refundDays: 14, unusedCredits: 0 })).toMatchObject({
    refundable_credits: 0,
    refundable_until: null,
  });
});
