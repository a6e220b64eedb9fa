import { defineMessage } from '../messages';

/** Emails about money, except the receipt. */
export const moneyMails = {
  withdrawal: {
    subject: defineMessage({
      id: 'api.mails.money.withdrawal.subject',
      defaultMessage: 'We’ve received your withdrawal',
      description:
        'Subject of the email that acknowledges a withdrawal from an order, as the law requires; the word of the law for withdrawal; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.money.withdrawal.paragraphs.1',
        defaultMessage: 'Hello {name}, on {date} at {time} you withdrew from order {order} on {site}.',
        description:
          'First paragraph of the acknowledgement of a withdrawal (legal text); name: of the member, date and time: formatted, when it was declared, order: number of the order, site: name of the site',
      }),
      defineMessage({
        id: 'api.mails.money.withdrawal.paragraphs.2',
        defaultMessage:
          'Returned: {credits, plural, one {# unused credit} other {# unused credits}}. Refund: {amount}, to the payment method you paid with ({method}).',
        description:
          'Second paragraph of the acknowledgement of a withdrawal (legal text); credits: number of credits taken back, amount: formatted sum, method: name of the payment method such as iDEAL',
      }),
      defineMessage({
        id: 'api.mails.money.withdrawal.paragraphs.3',
        defaultMessage:
          'You don’t need to do anything else. The refund usually arrives within 5 working days, and within 14 days at the latest.',
        description: 'Last paragraph of the acknowledgement of a withdrawal',
      }),
    ],
  },
  refund: {
    subject: defineMessage({
      id: 'api.mails.money.refund.subject',
      defaultMessage: 'Your refund is on its way',
      description: 'Subject of the email sent when the money of a withdrawal was sent back; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.money.refund.paragraphs.1',
        defaultMessage:
          'Hello {name}, we’ve refunded {amount} for order {order} on {site}, to the payment method you paid with ({method}).',
        description:
          'First paragraph of the email about a refund; name: of the member, amount: formatted sum, order: number of the order, site: name of the site, method: name of the payment method such as iDEAL',
      }),
      defineMessage({
        id: 'api.mails.money.refund.paragraphs.2',
        defaultMessage: 'How soon you see the money depends on your bank.',
        description: 'Last paragraph of the email about a refund',
      }),
    ],
  },
  mandate: {
    subject: defineMessage({
      id: 'api.mails.money.mandate.subject',
      defaultMessage: 'Your SEPA direct debit mandate',
      description:
        'Subject of the email with a signed SEPA direct debit mandate; the official name of the scheme in this language; at most 70 characters',
    }),
    paragraphs: [
      defineMessage({
        id: 'api.mails.money.mandate.paragraphs.1',
        defaultMessage: 'Hello {name}, on {date} at {time} you signed a SEPA direct debit mandate on {site}. Please keep this email.',
        description:
          'First paragraph of the email with a signed mandate (legal text); name: of the member, date and time: formatted, when it was signed, site: name of the site',
      }),
      defineMessage({
        id: 'api.mails.money.mandate.paragraphs.2',
        defaultMessage: 'Creditor: {creditor}, {address}. Creditor identifier: {identifier}. Mandate reference: {reference}.',
        description:
          'Second paragraph of the email with a signed mandate (legal text; official terms of the SEPA mandate); creditor: company name, address: of the creditor, identifier: creditor identifier, reference: unique mandate reference',
      }),
      defineMessage({
        id: 'api.mails.money.mandate.paragraphs.3',
        defaultMessage: 'Account holder: {holder}. IBAN: {iban}. Type of payment: recurrent.',
        description:
          'Third paragraph of the email with a signed mandate (legal text; official terms of the SEPA mandate); holder: name of the account holder, iban: masked IBAN',
      }),
      defineMessage({
        id: 'api.mails.money.mandate.paragraphs.4',
        defaultMessage:
          'By signing this mandate, you authorise (A) {creditor} to send instructions to your bank to debit your account and (B) your bank to debit your account in accordance with the instructions from {creditor}. A debit is made only for an order that you have confirmed, and at the earliest one day after it.',
        description:
          'Fourth paragraph of the email with a signed mandate (legal text; official wording of the SEPA mandate), word for word as in credits.mandate.authorise; creditor: company name',
      }),
      defineMessage({
        id: 'api.mails.money.mandate.paragraphs.5',
        defaultMessage:
          'As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within 8 weeks starting from the date on which your account was debited. You can revoke the mandate in your settings at any time.',
        description:
          'Last paragraph of the email with a signed mandate (legal text; official wording of the SEPA mandate), word for word as in credits.mandate.rights',
      }),
    ],
  },
};
