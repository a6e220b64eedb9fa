import { defineMessage } from '../messages';

/** The page `privacy`. */
export const privacy = {
  title: defineMessage({
    id: 'api.pages.privacy.title',
    defaultMessage: 'Privacy',
    description: 'Title of the page about privacy (/pages/privacy); the same words as shell.title.pages_privacy; at most 40 characters',
  }),
  sections: [
    {
      heading: defineMessage({
        id: 'api.pages.privacy.sections.1.heading',
        defaultMessage: 'Who is responsible',
        description: 'Heading on the page about privacy (/pages/privacy): which company answers for the data; at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.privacy.sections.1.paragraphs.1',
          defaultMessage: '{company}, {address}, {city}, is responsible for your data. You can reach us at {support_email}.',
          description:
            'Paragraph on the page about privacy (/pages/privacy) (legal text, exact); company: that runs the site, address and city: of the company; support_email: address of the customer service',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.privacy.sections.2.heading',
        defaultMessage: 'What we process and why',
        description: 'Heading on the page about privacy (/pages/privacy); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.privacy.sections.2.paragraphs.1',
          defaultMessage:
            'Your email address, name, date of birth, place, profile, photos, likes and messages, so that the service works. Your orders, because tax law requires it. What your profile says about your sex life and orientation, only with your explicit consent, which you can withdraw at any time.',
          description: 'Paragraph on the page about privacy (/pages/privacy) (legal text, exact), below “What we process and why”',
        }),
        defineMessage({
          id: 'api.pages.privacy.sections.2.paragraphs.2',
          defaultMessage:
            'We send you offers and news about the site only if you turned them on, at most twice a month. One click in the email or in your settings turns them off again.',
          description: 'Paragraph on the page about privacy (/pages/privacy) (legal text, exact)',
        }),
        defineMessage({
          id: 'api.pages.privacy.sections.2.paragraphs.3',
          defaultMessage:
            'We don’t sell data or show third-party advertising. People make the decisions about you and what you post, with one exception: a photo that’s identical to one we rejected before is rejected automatically. You can then ask a person to look at it again.',
          description: 'Paragraph on the page about privacy (/pages/privacy) (legal text, exact)',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.privacy.sections.3.heading',
        defaultMessage: 'What we count without knowing who you are',
        description: 'Heading on the page about privacy (/pages/privacy): what is counted without knowing who; at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.privacy.sections.3.paragraphs.1',
          defaultMessage:
            'How often a landing page is seen, and how many people sign up from it. We keep these counts in a table with six columns: page, campaign, variant, day, views and sign-ups. It contains nothing about you. So that you see the same variant throughout your visit and are counted once, your browser keeps a random number and a list of the landing pages you’ve seen, for 30 days.',
          description:
            'Paragraph on the page about privacy (/pages/privacy) (legal text, exact); the second sentence lists the six columns after a colon, with commas and “and”, up to its full stop',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.privacy.sections.4.heading',
        defaultMessage: 'How long we keep your data',
        description: 'Heading on the page about privacy (/pages/privacy); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.privacy.sections.4.paragraphs.1',
          defaultMessage:
            'Messages are hidden after 90 days and erased after 12 months. A deleted account is erased after 14 days. Payment records stay for the period the law demands.',
          description: 'Paragraph on the page about privacy (/pages/privacy) (legal text, exact)',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.privacy.sections.5.heading',
        defaultMessage: 'Your rights',
        description: 'Heading on the page about privacy (/pages/privacy); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.privacy.sections.5.paragraphs.1',
          defaultMessage:
            'You can see your data, correct it, take it with you and erase it. You can also object to its use, and complain to the data protection authority in your country. You can do most of this yourself in the settings. For the rest, write to {support_email}.',
          description:
            'Paragraph on the page about privacy (/pages/privacy) (legal text, exact), the rights of the data protection law by their names; support_email: address of the customer service',
        }),
      ],
    },
  ],
};
