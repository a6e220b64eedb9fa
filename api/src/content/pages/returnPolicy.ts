import { defineMessage } from '../messages';

/** The page `return-policy`. */
export const returnPolicy = {
  title: defineMessage({
    id: 'api.pages.return-policy.title',
    defaultMessage: 'Returns',
    description:
      'Title of the page about returns (/pages/return-policy); the same words as shell.title.pages_return_policy; at most 40 characters',
  }),
  sections: [
    {
      heading: defineMessage({
        id: 'api.pages.return-policy.sections.1.heading',
        defaultMessage: '{refund_days, plural, one {# day} other {# days}} to change your mind',
        description: 'Heading on the page about returns (/pages/return-policy); refund_days: number of days; at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.return-policy.sections.1.paragraphs.1',
          defaultMessage:
            'You can return the unused credits of an order within {refund_days, plural, one {# day} other {# days}} of the purchase, without giving a reason.',
          description: 'Paragraph on the page about returns (/pages/return-policy) (legal text, exact); refund_days: number of days',
        }),
        defineMessage({
          id: 'api.pages.return-policy.sections.1.paragraphs.2',
          defaultMessage:
            'The refund is the amount you paid, multiplied by the number of unused credits of the order, divided by the total number of credits in the order, and rounded to the cent in your favour. It goes back to the payment method you used.',
          description: 'Paragraph on the page about returns (/pages/return-policy) (legal text, exact)',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.return-policy.sections.2.heading',
        defaultMessage: 'How to do it',
        description: 'Heading on the page about returns (/pages/return-policy): how to return credits; at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.return-policy.sections.2.paragraphs.1',
          defaultMessage:
            'Open your transactions, choose the order and press the button to withdraw from the contract. You can also send us the form below by email or post.',
          description: 'Paragraph on the page about returns (/pages/return-policy); the button is credits.withdraw.open',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.return-policy.sections.3.heading',
        defaultMessage: 'Model withdrawal form',
        description: 'Heading on the page about returns (/pages/return-policy): the name the law gives this form; at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.return-policy.sections.3.paragraphs.1',
          defaultMessage:
            'To {company}, {address}, {city}, {support_email}: I hereby give notice that I withdraw from my contract for the provision of the following service: credits. Ordered on: … Order number: … Name of consumer: … Address of consumer: … Email address of the account: … Signature of consumer (only if this form is notified on paper): … Date: …',
          description:
            'Paragraph on the page about returns (/pages/return-policy) (legal text: the wording of the model withdrawal form in annex I, part B, of directive 2011/83/EU in this language); company: that runs the site, address and city: of the company; support_email: address of the customer service',
        }),
      ],
    },
  ],
};
