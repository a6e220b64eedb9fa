import { defineMessage } from '../messages';

/** The page `safety`. */
export const safety = {
  title: defineMessage({
    id: 'api.pages.safety.title',
    defaultMessage: 'Safety centre',
    description: 'Title of the page Safety centre (/pages/safety); the same words as shell.title.pages_safety; at most 40 characters',
  }),
  sections: [
    {
      heading: defineMessage({
        id: 'api.pages.safety.sections.1.heading',
        defaultMessage: 'In danger now?',
        description: 'Heading on the page Safety centre (/pages/safety); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.safety.sections.1.paragraphs.1',
          defaultMessage: 'Call your country’s emergency number. It’s free, and it works from any phone.',
          description: 'Paragraph on the page Safety centre (/pages/safety); a list of emergency numbers follows',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.safety.sections.2.heading',
        defaultMessage: 'Getting to know someone',
        description: 'Heading on the page Safety centre (/pages/safety); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.safety.sections.2.paragraphs.1',
          defaultMessage:
            'Stay on {site} until you trust the other person. If someone wants to switch to another messaging app after just a few messages, they often have a reason they’re not telling you.',
          description: 'Paragraph on the page Safety centre (/pages/safety); site: name of the site',
        }),
        defineMessage({
          id: 'api.pages.safety.sections.2.paragraphs.2',
          defaultMessage:
            'Never send money, gift cards or photos of your ID to someone you haven’t met, whatever the story. Nobody from {site} will ever ask for your password.',
          description: 'Paragraph on the page Safety centre (/pages/safety); ID: passport or identity card; site: name of the site',
        }),
        defineMessage({
          id: 'api.pages.safety.sections.2.paragraphs.3',
          defaultMessage:
            'Keep your surname, address, workplace and bank details to yourself. Look at what your photos show in the background.',
          description: 'Paragraph on the page Safety centre (/pages/safety)',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.safety.sections.3.heading',
        defaultMessage: 'The first date',
        description: 'Heading on the page Safety centre (/pages/safety); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.safety.sections.3.paragraphs.1',
          defaultMessage: 'Meet in a public place. Tell a friend where you are and when you’ll be back. Make your own way there and home.',
          description: 'Paragraph on the page Safety centre (/pages/safety)',
        }),
        defineMessage({
          id: 'api.pages.safety.sections.3.paragraphs.2',
          defaultMessage: 'You can say no and leave at any time. A drink doesn’t mean you owe anyone anything.',
          description: 'Paragraph on the page Safety centre (/pages/safety)',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.safety.sections.4.heading',
        defaultMessage: 'Hide, block, report',
        description:
          'Heading on the page Safety centre (/pages/safety): the three choices of the safety sheet (shell.safety.hide, block, report); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.safety.sections.4.paragraphs.1',
          defaultMessage:
            'The shield beside someone’s name gives you three ways to keep your distance: hide them from your search, block them so that neither of you sees the other, or report them to us. You’ll find who you’ve hidden or blocked, and your reports, in your settings.',
          description:
            'Paragraph on the page Safety centre (/pages/safety); the verbs are those of the safety sheet (shell.safety.hide, block, report)',
        }),
        defineMessage({
          id: 'api.pages.safety.sections.4.paragraphs.2',
          defaultMessage: 'A person on our team looks at every report. We’ll tell you what came of it, and you can appeal within 6 months.',
          description: 'Paragraph on the page Safety centre (/pages/safety); people: not machines',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.safety.sections.5.heading',
        defaultMessage: 'Contact for authorities and users',
        description: 'Heading on the page Safety centre (/pages/safety); at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.safety.sections.5.paragraphs.1',
          defaultMessage:
            'The single point of contact of {company} for authorities, the Commission and users under articles 11 and 12 of the Digital Services Act is {support_email}. You may write in English, Dutch or German.',
          description:
            'Paragraph on the page Safety centre (/pages/safety) (legal text: articles 11 and 12 of regulation (EU) 2022/2065 in this language); company: that runs the site; support_email: address of the customer service',
        }),
      ],
    },
    {
      heading: defineMessage({
        id: 'api.pages.safety.sections.6.heading',
        defaultMessage: 'Reporting without an account',
        description: 'Heading on the page Safety centre (/pages/safety): reporting without an account; at most 60 characters',
      }),
      paragraphs: [
        defineMessage({
          id: 'api.pages.safety.sections.6.paragraphs.1',
          defaultMessage:
            'Anyone can report abuse with the button below: a profile that uses your photos, someone under 18, a scam, or content that breaks the law.',
          description: 'Paragraph on the page Safety centre (/pages/safety); the button “Report abuse” follows (shell.safety.abuse)',
        }),
      ],
    },
  ],
};
