import { PAYMENT_METHOD_NAMES } from '@rendezvous/shared/contract';
import type { PaymentRow } from './PaymentRow';
import { findDomain } from '../site/findDomain';
import { queueMail } from '../notify/queueMail';
import type { Work } from '../Work';
import { receiptTexts } from './receiptTexts';

/** Writes the receipt of a completed order to the outbox, in the member's language. */
export async function sendReceipt(work: Work, payment: PaymentRow): Promise<void> {
  const { email, language, domain } = await work.db
    .selectFrom('members')
    .select(['email', 'language', 'domain'])
    .where('id', '=', payment.member_id)
    .executeTakeFirstOrThrow();
  const { settings } = await findDomain(work.db, domain);
  const texts = receiptTexts[language];
  const currency = new Intl.NumberFormat(language, { style: 'currency', currency: payment.currency });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const lines = [
    [texts.order, payment.id],
    [texts.date, date.format(work.now * 1000)],
    [texts.credits, String(payment.credits)],
    [texts.total, currency.format(payment.amount / 100)],
    [`${texts.vat} (${percent.format(payment.vat_rate / 100)})`, currency.format(payment.vat_amount / 100)],
    [texts.method, PAYMENT_METHOD_NAMES[payment.method]],
  ] as const;
  await queueMail(
    work,
    { memberId: payment.member_id, recipient: email, kind: 'receipt' },
    {
      subject: texts.subject,
      paragraphs: [texts.thanks, ...lines.map(([term, value]) => `${term}: ${value}`)],
      signature: settings.mail_name,
    },
  );
}
