import { defineMessage } from '../messages';

/** The page `cookies`. */
export const cookies = {
  title: defineMessage({
    id: 'api.pages.cookies.title',
    defaultMessage: 'Cookies',
    description: 'Title of the page about cookies (/pages/cookies); the same words as shell.title.pages_cookies; at most 40 characters',
  }),
  sections: [
    {
      heading: defineMessage({
        id: 'api.pages.cookies.sections.1.heading',
        defaultMessage: 'Only what the site needs',
        description: 'Heading on the page about cookies (/pages/cookies); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.cookies.sections.1.paragraphs.1',
          defaultMessage:
            '{site} only uses its own cookies and browser storage: to keep you logged in, and to remember your language and which notices you’ve closed. There are no advertising cookies and no third parties in your browser.',
          description: 'Paragraph on the page about cookies (/pages/cookies); site: name of the site',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.cookies.sections.2.heading',
        defaultMessage: 'Your choice',
        description: 'Heading on the page about cookies (/pages/cookies); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.cookies.sections.2.paragraphs.1',
          defaultMessage:
            'You can delete cookies and storage in your browser at any time. You’ll then be logged out, and notices may appear again. The list below shows everything we store, what it’s for and how long it stays.',
          description: 'Paragraph on the page about cookies (/pages/cookies); a table of all cookies follows',
        }),
      ],
    },
  ],
};
