import { type Currency, PAYMENT_METHOD_NAMES } from '@rendezvous/shared/contract';
import { type MoneyMails, mailTexts } from '../content/mails/mailTexts';
import type { UnitOfWork } from '../UnitOfWork';
import { receiptTexts } from '../content/mails/receiptTexts';
import { fillPlaceholders } from '../content/fillPlaceholders';
import { findRecipient } from '../notify/sqlNotifications';
import { queueMail } from '../notify/queueMail';
import { findDomain } from '../site/sql';
import type { PaymentRow } from './sqlPayments';

/** A placeholder value in an email; an amount (minor units) is formatted in the recipient's language. */
export type MailValue = string | number | { amount: number; currency: Currency };

/** Queues an email about money in the member's language; fills in `values` and `{name}`, `{site}`, `{date}` and `{time}`. */
export async function sendMoneyMail(
  work: UnitOfWork,
  memberId: string,
  kind: keyof MoneyMails,
  values: Record<string, MailValue>,
): Promise<void> {
  const member = await findRecipient(work.db, memberId);
  const { settings } = await findDomain(work.db, member.domain);
  const { language } = member;
  const formatNow = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(work.now * 1000);
  const formatEntry = ([key, value]: [string, MailValue]): [string, string | number] => {
    if (typeof value !== 'object') return [key, value];
    return [key, new Intl.NumberFormat(language, { style: 'currency', currency: value.currency }).format(value.amount / 100)];
  };
  const allValues = {
    name: member.name,
    site: settings.mail_name,
    date: formatNow({ dateStyle: 'long' }),
    time: `${formatNow({ timeStyle: 'short' })} UTC`,
    ...Object.fromEntries(Object.entries(values).map(formatEntry)),
  };
  const { subject, paragraphs } = mailTexts[language].money[kind];
  await queueMail(
    work,
    { memberId, recipient: member.email, kind },
    {
      subject: fillPlaceholders(subject, allValues),
      paragraphs: paragraphs.map((paragraph) => fillPlaceholders(paragraph, allValues)),
      signature: settings.mail_name,
    },
  );
}

/** Queues the receipt of a completed order in the member's language. */
export async function sendReceipt(work: UnitOfWork, payment: PaymentRow): Promise<void> {
  const { email, language, domain } = await findRecipient(work.db, payment.member_id);
  const { settings } = await findDomain(work.db, domain);
  const texts = receiptTexts[language];
  const currencyFormat = new Intl.NumberFormat(language, { style: 'currency', currency: payment.currency });
  const percentFormat = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const receiptRows = [
    [texts.order, payment.id],
    [texts.date, dateFormat.format(work.now * 1000)],
    [texts.credits, String(payment.credits)],
    [texts.total, currencyFormat.format(payment.amount / 100)],
    [`${texts.vat} (${percentFormat.format(payment.vat_rate / 100)})`, currencyFormat.format(payment.vat_amount / 100)],
    [texts.method, PAYMENT_METHOD_NAMES[payment.method]],
  ] as const;
  await queueMail(
    work,
    { memberId: payment.member_id, recipient: email, kind: 'receipt' },
    {
      subject: texts.subject,
      paragraphs: [texts.thanks, ...receiptRows.map(([term, value]) => `${term}: ${value}`)],
      signature: settings.mail_name,
    },
  );
}
