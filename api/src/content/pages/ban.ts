import { defineMessage } from '../messages';

/** The page `ban`. */
export const ban = {
  title: defineMessage({
    id: 'api.pages.ban.title',
    defaultMessage: 'Self-exclusion',
    description:
      'Title of the page about keeping minors and oneself off the site (/pages/ban); the same words as shell.title.pages_ban; at most 40 characters',
  }),
  sections: [
    {
      heading: defineMessage({
        id: 'api.pages.ban.sections.1.heading',
        defaultMessage: 'For adults only',
        description: 'Heading on the page about keeping minors and oneself off the site (/pages/ban); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.ban.sections.1.paragraphs.1',
          defaultMessage:
            '{site} is for adults aged 18 and over. Every page carries the RTA label (Restricted to Adults), which parental filters recognise.',
          description: 'Paragraph on the page about keeping minors and oneself off the site (/pages/ban); site: name of the site',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.ban.sections.2.heading',
        defaultMessage: 'For parents',
        description: 'Heading on the page about keeping minors and oneself off the site (/pages/ban); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.ban.sections.2.paragraphs.1',
          defaultMessage:
            'You can keep {site} away from your children with the parental controls of your internet provider, Windows, macOS, Android or iOS, or with a filter in your router.',
          description: 'Paragraph on the page about keeping minors and oneself off the site (/pages/ban); site: name of the site',
        }),
        defineMessage({
          id: 'api.pages.ban.sections.2.paragraphs.2',
          defaultMessage:
            'Do you think someone under 18 has an account here? Write to {support_email}. If you’re right, we’ll close the account at once.',
          description:
            'Paragraph on the page about keeping minors and oneself off the site (/pages/ban); support_email: address of the customer service',
        }),
      ],
    },
  ],
};
