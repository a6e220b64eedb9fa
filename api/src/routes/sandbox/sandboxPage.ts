import { PAYMENT_METHOD_NAMES } from '@rendezvous/shared/contract';
import type { Selectable } from 'kysely';
import type { SandboxPaymentsTable } from '../../tables/creditTables';
import { escapeHtml } from '../../notify/escapeHtml';
import { sandboxStyle } from './sandboxStyle';
import { sandboxTexts } from './sandboxTexts';

/** What can be done on the page: with an open payment, and with one that was made. */
const ACTIONS = { open: ['pay', 'fail', 'cancel', 'leave'], paid: ['return'] } as const;

const row = (term: string, value: string, style = ''): string =>
  `<div><dt>${escapeHtml(term)}</dt><dd${style}>${escapeHtml(value)}</dd></div>`;

/** The hosted page of one payment, in the member's language. */
export function sandboxPage(payment: Selectable<SandboxPaymentsTable>, open: boolean): string {
  const texts = sandboxTexts[payment.locale];
  const money = new Intl.NumberFormat(payment.locale, { style: 'currency', currency: payment.currency }).format(payment.amount / 100);
  const title = escapeHtml(open ? texts.title : texts.closed);
  const labels = { ...texts, pay: `${texts.pay} ${money}` };
  const isPaid = payment.status === 'completed' || payment.status === 'partly_refunded';
  const actions: readonly (keyof typeof labels)[] = open ? ACTIONS.open : isPaid ? ACTIONS.paid : [];
  const buttons = actions.map((action) => `<button name="action" value="${action}">${escapeHtml(labels[action])}</button>`).join('');
  const back = open ? '' : `<a class="back" href="${escapeHtml(payment.return_path)}">${escapeHtml(texts.back)}</a>`;
  const end = back + (buttons === '' ? '' : `<form method="post">${buttons}</form>`);
  return (
    `<!doctype html><html lang="${payment.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title><style>${sandboxStyle.css}</style></head>` +
    `<body><main><h1>${title}</h1><p class="note">${escapeHtml(texts.note)}</p><dl>` +
    row(texts.merchant, payment.merchant_name) +
    row(texts.method, PAYMENT_METHOD_NAMES[payment.method]) +
    row(texts.amount, money, ' class="amount"') +
    `</dl>${end}</main></body></html>`
  );
}
