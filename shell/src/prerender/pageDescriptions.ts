import { defineMessages } from '@rendezvous/shared/intl';

/** Declared only for extraction: the site server puts these descriptions into documents, and no page shows them. */
export const pageDescriptions = defineMessages({
  'lang-config': {
    id: 'shell.description.lang_config',
    defaultMessage: 'Choose the language of the site and the country whose members and prices you want to see.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  complaints: {
    id: 'shell.description.complaints',
    defaultMessage:
      'Report illegal or harmful content, with pictures if you have them. You get a reference number at once and our answer by e-mail.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-ban': {
    id: 'shell.description.pages_ban',
    defaultMessage: 'Keep children away from this site with parental filters, or lock yourself out for a time you choose.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-cookies': {
    id: 'shell.description.pages_cookies',
    defaultMessage:
      'Every cookie and storage entry of this site by name, with its purpose and how long it stays. No advertising, no third parties.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-faq': {
    id: 'shell.description.pages_faq',
    defaultMessage: 'What does it cost? Are all profiles real? Who sees where you are? How do you delete your account? Honest answers.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-privacy': {
    id: 'shell.description.pages_privacy',
    defaultMessage: 'Which data we keep about you, why and for how long, and how you can see, download or delete them.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-return-policy': {
    id: 'shell.description.pages_return_policy',
    defaultMessage: 'How to give unused credits back, how many days you have, how the refund is calculated, and a withdrawal form.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-safety': {
    id: 'shell.description.pages_safety',
    defaultMessage:
      'Help when you are in danger, advice for getting to know somebody and for the first date, and how to hide, block and report.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-service': {
    id: 'shell.description.pages_service',
    defaultMessage: 'Write to us or call us: how to reach the people who help you, and which company runs this site.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-terms': {
    id: 'shell.description.pages_terms',
    defaultMessage: 'The rules of this site: who may join, what fictional profiles are, how credits work and what is not allowed.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
});
