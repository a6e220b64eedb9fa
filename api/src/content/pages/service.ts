import { defineMessage } from '../messages';

/** The page `service`. */
export const service = {
  title: defineMessage({
    id: 'api.pages.service.title',
    defaultMessage: 'Customer service',
    description: 'Title of the page Customer service (/pages/service); the same words as shell.title.pages_service; at most 40 characters',
  }),
  sections: [
    {
      heading: defineMessage({
        id: 'api.pages.service.sections.1.heading',
        defaultMessage: 'Write to us or call us',
        description: 'Heading on the page Customer service (/pages/service); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.service.sections.1.paragraphs.1',
          defaultMessage: 'Email: {support_email}. Phone: {support_phone}. We answer within 2 working days, in your own language.',
          description: 'Paragraph on the page Customer service (/pages/service); support_email and support_phone: of the customer service',
        }),
        defineMessage({
          id: 'api.pages.service.sections.1.paragraphs.2',
          defaultMessage: 'Have a complaint? Use the complaint form: you’ll get a complaint number at once and an answer within 14 days.',
          description: 'Paragraph on the page Customer service (/pages/service)',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.service.sections.2.heading',
        defaultMessage: 'Company details',
        description: 'Heading on the page Customer service (/pages/service); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.service.sections.2.paragraphs.1',
          defaultMessage: '{company}, {address}, {city}. Chamber of Commerce number: {kvk}. VAT number: {vat}.',
          description:
            'Paragraph on the page Customer service (/pages/service) (legal text); company: that runs the site, address and city: of the company, kvk: number in the Dutch trade register, vat: one or more VAT numbers',
        }),
      ],
    },
  ],
};
