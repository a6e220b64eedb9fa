import type { Currency, Locale, PaymentMethod } from '@rendezvous/shared/contract';
import { type MoneyMails, mailTexts } from '../content/mails/mailTexts';
import type { UnitOfWork } from '../UnitOfWork';
import { receiptTexts } from '../content/mails/receiptTexts';
import { nameMethod } from '../content/nameMethod';
import { formatText } from '../content/formatText';
import { findRecipient } from '../notify/sqlNotifications';
import { queueMail } from '../notify/queueMail';
import { findDomain } from '../site/sql';
import type { PaymentRow } from './sqlPayments';

/** A value in an email; an amount (minor units) and a payment method are written in the recipient's language. */
export type MailValue = string | number | { amount: number; currency: Currency } | { paymentMethod: PaymentMethod };

function formatValue(language: Locale, value: MailValue): string | number {
  if (typeof value !== 'object') return value;
  if ('paymentMethod' in value) return nameMethod(language, value.paymentMethod);
  return new Intl.NumberFormat(language, { style: 'currency', currency: value.currency }).format(value.amount / 100);
}

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
  const allValues = {
    name: member.name,
    site: settings.mail_name,
    date: formatNow({ dateStyle: 'long' }),
    time: `${formatNow({ timeStyle: 'short' })} UTC`,
    ...Object.fromEntries(Object.entries(values).map(([key, value]) => [key, formatValue(language, value)])),
  };
  const { subject, paragraphs } = mailTexts[language].money[kind];
  await queueMail(
    work,
    { memberId, recipient: member.email, kind },
    {
      language,
      subject: formatText(language, subject, allValues),
      paragraphs: paragraphs.map((paragraph) => formatText(language, paragraph, allValues)),
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
  const lines = [
    formatText(language, texts.order, { order: payment.id }),
    formatText(language, texts.date, { date: dateFormat.format(work.now * 1000) }),
    formatText(language, texts.credits, { credits: new Intl.NumberFormat(language).format(payment.credits) }),
    formatText(language, texts.total, { total: currencyFormat.format(payment.amount / 100) }),
    formatText(language, texts.vat, {
      rate: percentFormat.format(payment.vat_rate / 100),
      amount: currencyFormat.format(payment.vat_amount / 100),
    }),
    formatText(language, texts.method, { method: nameMethod(language, payment.method) }),
  ];
  await queueMail(
    work,
    { memberId: payment.member_id, recipient: email, kind: 'receipt' },
    {
      language,
      subject: texts.subject,
      paragraphs: [texts.thanks, ...lines],
      signature: settings.mail_name,
    },
  );
}
