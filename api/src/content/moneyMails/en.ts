import type { MoneyMails } from './MoneyMails';

export const en: MoneyMails = {
  withdrawal: {
    subject: 'We received your withdrawal',
    paragraphs: [
      'Hello {name}, on {date} at {time} you withdrew from order {order} at {site}.',
      'Returned: {credits} unused credits. Refund: {amount}, to the payment method you paid with ({method}).',
      'You need not do anything else. The refund usually arrives within 5 working days, at the latest within 14 days.',
    ],
  },
  refund: {
    subject: 'Your refund is on its way',
    paragraphs: [
      'Hello {name}, we have sent back {amount} for order {order} at {site}, to the payment method you paid with ({method}).',
      'How soon you see it depends on your bank.',
    ],
  },
  mandate: {
    subject: 'Your SEPA direct debit mandate',
    paragraphs: [
      'Hello {name}, on {date} at {time} you signed a SEPA direct debit mandate at {site}. Please keep this mail.',
      'Creditor: {creditor}, {address}. Creditor identifier: {identifier}. Mandate reference: {reference}.',
      'Account holder: {holder}. IBAN: {iban}. Type of payment: recurrent.',
      'With this mandate you authorise {creditor} to send instructions to your bank to debit your account, and your bank to debit your account as {creditor} instructs. A debit is made only for an order that you have confirmed, and at the earliest one day after it.',
      'You are entitled to a refund from your bank under the terms of your agreement with it. A refund must be claimed within 8 weeks from the date on which your account was debited. You can revoke the mandate in your settings at any time.',
    ],
  },
};
