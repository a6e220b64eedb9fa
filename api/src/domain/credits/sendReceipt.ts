import { PAYMENT_METHOD_NAMES } from '@rendezvous/shared/contract';
import { enqueueJob } from '../../jobs/enqueueJob';
import type { PaymentRow } from '../../repositories/credits/PaymentRow';
import { escapeHtml } from '../mail/escapeHtml';
import type { Work } from '../Work';
import { receiptTexts } from './receiptTexts';

/** Writes the receipt of a completed order to the outbox, in the member's language. */
export async function sendReceipt(work: Work, payment: PaymentRow): Promise<void> {
  const { db, now, random } = work;
  const { email, language } = await db
    .selectFrom('members')
    .select(['email', 'language'])
    .where('id', '=', payment.member_id)
    .executeTakeFirstOrThrow();
  const texts = receiptTexts[language];
  const money = (amount: number) => new Intl.NumberFormat(language, { style: 'currency', currency: payment.currency }).format(amount / 100);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(now * 1000);
  const lines = [
    [texts.order, payment.id],
    [texts.date, date],
    [texts.credits, String(payment.credits)],
    [texts.total, money(payment.amount)],
    [`${texts.vat} (${payment.vat_rate} %)`, money(payment.vat_amount)],
    [texts.method, PAYMENT_METHOD_NAMES[payment.method]],
  ] as const;
  const rows = lines.map(([term, value]) => `<tr><td>${escapeHtml(term)}</td><td>${escapeHtml(value)}</td></tr>`).join('');
  const mail = {
    id: random.id(),
    member_id: payment.member_id,
    recipient: email,
    kind: 'receipt',
    subject: texts.subject,
    body_text: [texts.thanks, '', ...lines.map(([term, value]) => `${term}: ${value}`)].join('\n'),
    body_html: `<p>${escapeHtml(texts.thanks)}</p><table>${rows}</table>`,
    created_at: now,
    sent_at: null,
  };
  await db.insertInto('mails').values(mail).execute();
  await enqueueJob(db, { id: `mail-${mail.id}`, kind: 'mail', payload: { mail_id: mail.id }, runAt: now });
}
