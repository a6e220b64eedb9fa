import { ApiError } from '../ApiError';
import type { PaymentRequest, PaymentsPort } from '../ports/payments/PaymentsPort';
import { findMandate } from '../directDebit/findMandate';
import type { PaymentRow } from './PaymentRow';
import { debitDue } from '../directDebit/debitDue';
import { mandateForm } from '../directDebit/mandateForm';
import type { Work } from '../Work';
import { settlePayment } from './settlePayment';

interface Charge {
  payment: PaymentRow;
  request: PaymentRequest;
  secrets: readonly string[];
}

async function orderDebit({ db }: Work, payments: PaymentsPort, { payment, request, secrets }: Charge): Promise<void> {
  const mandate = await findMandate(db, payment.member_id, payment.stored_method ?? '');
  if (mandate === undefined || mandate.signed_at === null) throw new ApiError('stored_card_failed');
  const { account_holder: accountHolder, iban } = mandateForm(secrets, mandate);
  const due = debitDue(payment.created_at);
  await payments.debit(request, { reference: mandate.reference, accountHolder, iban, signed: mandate.signed_at, due });
}

async function chargeCard({ db, now }: Work, payments: PaymentsPort, { payment, request }: Charge): Promise<void> {
  const card = await db
    .selectFrom('stored_methods')
    .select('token')
    .where('id', '=', payment.stored_method)
    .where('member_id', '=', payment.member_id)
    .executeTakeFirst();
  if (card) await payments.charge(request, card.token, now);
}

/** Pays an order with its stored method: a card at once, a debit when the bank has answered; both once. */
export async function chargeStored(work: Work, payments: PaymentsPort, charge: Charge): Promise<PaymentRow> {
  if (charge.payment.method === 'sepa') await orderDebit(work, payments, charge);
  else await chargeCard(work, payments, charge);
  const settled = await settlePayment(work, payments, charge.request.reference);
  if (settled.status === 'failed') throw new ApiError('stored_card_failed');
  return settled;
}
