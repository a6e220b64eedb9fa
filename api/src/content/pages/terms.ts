import { defineMessage } from '../messages';

/** The page `terms`. */
export const terms = {
  title: defineMessage({
    id: 'api.pages.terms.title',
    defaultMessage: 'Terms and conditions',
    description: 'Title of the page Terms and conditions (/pages/terms); the same words as shell.title.pages_terms; at most 40 characters',
  }),
  sections: [
    {
      heading: defineMessage({
        id: 'api.pages.terms.sections.1.heading',
        defaultMessage: 'The service',
        description: 'Heading on the page Terms and conditions (/pages/terms); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.terms.sections.1.paragraphs.1',
          defaultMessage:
            '{site} is offered by {company}. It’s a place where adults get to know each other and talk. You need to be at least 18 years old and may have only one account.',
          description:
            'Paragraph on the page Terms and conditions (/pages/terms) (legal text, exact); site: name of the site, company: that runs the site',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.terms.sections.2.heading',
        defaultMessage: 'Fictional profiles',
        description: 'Heading on the page Terms and conditions (/pages/terms); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.terms.sections.2.paragraphs.1',
          defaultMessage: 'Some profiles are fictional, for entertainment. They’re always labelled. You can’t meet the person shown.',
          description: 'Paragraph on the page Terms and conditions (/pages/terms) (legal text, exact)',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.terms.sections.3.heading',
        defaultMessage: 'Credits',
        description: 'Heading on the page Terms and conditions (/pages/terms); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.terms.sections.3.paragraphs.1',
          defaultMessage:
            'Messages, photos and gifts cost credits; you see the price on the button. Credits don’t expire as long as your account exists. Free credits are used first and aren’t refunded; unused credits that you bought can be returned within {refund_days, plural, one {# day} other {# days}}.',
          description: 'Paragraph on the page Terms and conditions (/pages/terms) (legal text, exact); refund_days: number of days',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.terms.sections.4.heading',
        defaultMessage: 'What isn’t allowed',
        description: 'Heading on the page Terms and conditions (/pages/terms); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.terms.sections.4.paragraphs.1',
          defaultMessage:
            'Harassment, threats, hate, other people’s photos, offers of paid services, advertising, and anything that’s against the law or involves minors. We remove such content, say why, and can close the account. You can object to such a decision.',
          description: 'Paragraph on the page Terms and conditions (/pages/terms) (legal text, exact)',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.terms.sections.5.heading',
        defaultMessage: 'Liability and law',
        description: 'Heading on the page Terms and conditions (/pages/terms); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.terms.sections.5.paragraphs.1',
          defaultMessage:
            'We take care of the site but can’t answer for what members say about themselves. The law of the country you live in protects you as a consumer. For questions and complaints, write to {support_email}.',
          description:
            'Paragraph on the page Terms and conditions (/pages/terms) (legal text, exact); support_email: address of the customer service',
        }),
      ],
    },
  ],
};
