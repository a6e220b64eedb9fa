import { defineMessages } from '@rendezvous/shared/intl';

/** Declared only for extraction: the site server puts these descriptions into documents, and no page shows them. */
export const pageDescriptions = defineMessages({
  'lang-config': {
    id: 'shell.description.lang_config',
    defaultMessage: 'Choose your language, and the country whose people and prices you want to see.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  complaints: {
    id: 'shell.description.complaints',
    defaultMessage:
      'Complain about illegal or harmful content, with pictures if you have them. You get a complaint number at once and our answer by email.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-ban': {
    id: 'shell.description.pages_ban',
    defaultMessage:
      'Keep children away from this site with parental filters, or take a break with self-exclusion for as long as you choose.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-cookies': {
    id: 'shell.description.pages_cookies',
    defaultMessage:
      'Everything this site stores in your browser, item by item: what it’s for and how long it’s kept. No advertising, no third parties.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-faq': {
    id: 'shell.description.pages_faq',
    defaultMessage: 'What does it cost? Are all profiles real? Who sees where you are? How do you delete your account? Honest answers.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-privacy': {
    id: 'shell.description.pages_privacy',
    defaultMessage: 'What data we keep about you, why and for how long, and how you can see, download or delete it.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-return-policy': {
    id: 'shell.description.pages_return_policy',
    defaultMessage: 'How to return unused credits, how many days you have, how we work out your refund, and a withdrawal form.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-safety': {
    id: 'shell.description.pages_safety',
    defaultMessage:
      'Help when you’re in danger, advice on getting to know someone and on first dates, and how to hide, block or report someone.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-service': {
    id: 'shell.description.pages_service',
    defaultMessage: 'Write to us or call us: how to reach the people who help you, and which company runs this site.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
  'pages-terms': {
    id: 'shell.description.pages_terms',
    defaultMessage: 'The rules of this site: who may join, what fictional profiles are, how credits work and what isn’t allowed.',
    description: 'Description of the page for search engines and link previews, 50 to 160 characters',
  },
});
