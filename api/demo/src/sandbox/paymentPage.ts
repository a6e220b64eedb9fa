import { formatText } from '../../../src/content/formatText';
import { nameMethod } from '../../../src/content/nameMethod';
import { escapeHtml, renderPlainPage } from '../../../src/htmlPage';
import { paymentTexts } from './paymentTexts';
import type { SandboxPayment } from './sqlSandbox';

/** Actions that the page offers for an open payment and for a paid one. */
const ACTIONS = { open: ['pay', 'fail', 'cancel', 'leave'], paid: ['return'] } as const;

const renderRow = (term: string, value: string, style = ''): string =>
  `<div><dt>${escapeHtml(term)}</dt><dd${style}>${escapeHtml(value)}</dd></div>`;

/** Builds the hosted page of a payment in the member's language; with `isOpen`, the page offers the actions of an open payment. */
export function renderPaymentPage(payment: SandboxPayment, isOpen: boolean): string {
  const texts = paymentTexts[payment.locale];
  const formattedAmount = new Intl.NumberFormat(payment.locale, { style: 'currency', currency: payment.currency }).format(
    payment.amount / 100,
  );
  const labels = { ...texts, pay: formatText(payment.locale, texts.pay, { amount: formattedAmount }) };
  const isPaid = payment.status === 'completed' || payment.status === 'partly_refunded';
  const actions: readonly (keyof typeof labels)[] = isOpen ? ACTIONS.open : isPaid ? ACTIONS.paid : [];
  const buttons = actions.map((action) => `<button name="action" value="${action}">${escapeHtml(labels[action])}</button>`).join('');
  const backLink = isOpen ? '' : `<a class="back" href="${escapeHtml(payment.return_path)}">${escapeHtml(texts.back)}</a>`;
  const footer = backLink + (buttons === '' ? '' : `<form method="post">${buttons}</form>`);
  return renderPlainPage(
    payment.locale,
    isOpen ? texts.title : texts.closed,
    `<p class="note">${escapeHtml(texts.note)}</p><dl>` +
      renderRow(texts.merchant, payment.merchant_name) +
      renderRow(texts.method, nameMethod(payment.locale, payment.method)) +
      renderRow(texts.amount, formattedAmount, ' class="amount"') +
      `</dl>${footer}`,
  );
}
