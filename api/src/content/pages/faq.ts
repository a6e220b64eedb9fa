import { defineMessage } from '../messages';

/** The page `faq`. */
export const faq = {
  title: defineMessage({
    id: 'api.pages.faq.title',
    defaultMessage: 'Frequently asked questions',
    description:
      'Title of the page with frequent questions (/pages/faq), which search engines show too; the same words as shell.title.pages_faq; at most 40 characters',
  }),
  sections: [
    {
      heading: defineMessage({
        id: 'api.pages.faq.sections.1.heading',
        defaultMessage: 'What does it cost?',
        description:
          'Heading on the page with frequent questions (/pages/faq), which search engines show too: a question; at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.faq.sections.1.paragraphs.1',
          defaultMessage:
            'Signing up, searching and liking are free. Sending a message costs credits. Every purchase is a one-off: there’s no subscription, and nothing renews by itself.',
          description:
            'Paragraph on the page with frequent questions (/pages/faq), which search engines show too, answer to “What does it cost?”',
        }),
        defineMessage({
          id: 'api.pages.faq.sections.1.paragraphs.2',
          defaultMessage:
            'Any purchase makes you a Premium member for good: you see all photos, start as many chats as you like and can upload 25 photos.',
          description:
            'Paragraph on the page with frequent questions (/pages/faq), which search engines show too, answer to “What does it cost?”',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.faq.sections.2.heading',
        defaultMessage: 'Are all profiles real?',
        description:
          'Heading on the page with frequent questions (/pages/faq), which search engines show too: a question; at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.faq.sections.2.paragraphs.1',
          defaultMessage:
            'No. Some profiles are fictional, for entertainment. You’ll always see the words “{fictional_singular}” beside the name. Fictional profiles never start a chat and never like you, and you can’t meet them.',
          description:
            'Paragraph on the page with frequent questions (/pages/faq), which search engines show too, answer to “Are all profiles real?”; the words in quotation marks are the label (api.site.fictional_singular)',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.faq.sections.3.heading',
        defaultMessage: 'Who sees where I am?',
        description:
          'Heading on the page with frequent questions (/pages/faq), which search engines show too: a question; at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.faq.sections.3.paragraphs.1',
          defaultMessage: 'Nobody. Others see your town and roughly how far it is from theirs. We don’t store your exact location.',
          description:
            'Paragraph on the page with frequent questions (/pages/faq), which search engines show too, answer to “Who sees where I am?”',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.faq.sections.4.heading',
        defaultMessage: 'How was the higher chance of a match measured?',
        description:
          'Heading on the page with frequent questions (/pages/faq), which search engines show too: a question about a figure in the list of what Premium gives; at most 65 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.faq.sections.4.paragraphs.1',
          defaultMessage:
            'We compared how many matches Premium members got in their first month with how many free members got in theirs. The figure comes from many members and isn’t a promise to anyone.',
          description:
            'Paragraph on the page with frequent questions (/pages/faq), which search engines show too, answer to “How was the higher chance of a match measured?”',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.faq.sections.5.heading',
        defaultMessage: 'How do I delete my account?',
        description:
          'Heading on the page with frequent questions (/pages/faq), which search engines show too: a question; at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.faq.sections.5.paragraphs.1',
          defaultMessage:
            'Open your settings and delete your account there. Your profile disappears at once. Changed your mind? For 14 days, the link in our email brings you back. After that, your data is erased.',
          description:
            'Paragraph on the page with frequent questions (/pages/faq), which search engines show too, answer to “How do I delete my account?”',
        }),
      ],
    },
  ],
};
