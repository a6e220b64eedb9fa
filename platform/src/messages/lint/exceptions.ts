import type { Locale } from '@rendezvous/shared/contract';

/** Texts in which something is right although a rule says otherwise. */
export interface LintException {
  /** Name of the rule. */
  rule: string;
  /** Ids of the texts, or what all of their ids begin with. */
  ids: readonly string[];
  /** Languages in which the texts are right; all if left out. */
  locales?: readonly Locale[];
  reason: string;
}

/** English texts that the specification quotes, and texts that are meant to be English. */
const QUOTED: readonly LintException[] = [
  {
    rule: 'numbers',
    ids: ['shared.errors.conversation_limit', 'shared.errors.message_too_long', 'shared.errors.photo_limit', 'shared.errors.rate_limited'],
    locales: ['en'],
    reason: 'the specification gives the words of error texts',
  },
  {
    rule: 'unit-spaces',
    ids: ['shared.errors.login_blocked', 'shared.errors.photo_invalid'],
    locales: ['en'],
    reason: 'the specification gives the words of error texts',
  },
  { rule: 'words', ids: ['shared.errors.not_confirmed'], locales: ['en'], reason: 'the specification gives the words of error texts' },
  { rule: 'punctuation', ids: ['shared.errors.blocked_by_member'], locales: ['en'], reason: 'R-234 quotes it with a straight apostrophe' },
  { rule: 'english', ids: ['shell.us_footer'], reason: 'quotes the law of the United States, for visitors from there' },
];

/** Words that a language has taken over. */
const LOAN_WORDS: readonly LintException[] = [
  { rule: 'english', ids: ['shared.interest.one_night_stand'], locales: ['da', 'nb', 'sv'], reason: 'is said in English' },
  { rule: 'english', ids: ['shared.interest.sadomasochism'], locales: ['sv'], reason: 'is the same word' },
  {
    rule: 'english',
    ids: ['shell.title.notifications', 'chat.conversation.title', 'credits.transactions.title'],
    locales: ['fr'],
    reason: 'is the same word',
  },
  { rule: 'english', ids: ['chat.price', 'credits.package.name'], locales: ['nl'], reason: 'a credit is called so in Dutch too' },
];

/** Places that ask for another translation of the same English text. */
const OTHER_PLACES: readonly LintException[] = [
  {
    rule: 'same-english',
    ids: ['chat.state.sent'],
    locales: ['it', 'fr', 'es', 'fi', 'sv'],
    reason: 'agrees with one message; members.likes.given is the tab of likes',
  },
  {
    rule: 'same-english',
    ids: ['landers.chosen.drop'],
    locales: ['fr', 'es', 'da', 'fi'],
    reason: 'drops the choice of a person; the others remove a file and a passkey',
  },
  { rule: 'same-english', ids: ['shared.hair_color'], reason: 'the adjective agrees with hair, or hair has a colour name of its own' },
  { rule: 'same-english', ids: ['shell.devices.end'], locales: ['it', 'fr', 'pl', 'fi'], reason: 'logs out another device, not oneself' },
  {
    rule: 'same-english',
    ids: ['shell.settings.privacy'],
    locales: ['de', 'fi'],
    reason: 'a setting; the others name the page about data protection',
  },
  {
    rule: 'same-english',
    ids: ['members.search.submit'],
    locales: ['de', 'fr', 'fi'],
    reason: 'a verb on the button, a noun in the navigation',
  },
  { rule: 'same-english', ids: ['auth.login.title'], locales: ['fr', 'pl'], reason: 'a noun as the title, a verb on buttons' },
  { rule: 'same-english', ids: ['shell.nav.login'], locales: ['fi'], reason: 'the short form fits the navigation' },
  {
    rule: 'same-english',
    ids: ['chat.icebreaker.title'],
    locales: ['de', 'fr', 'es'],
    reason: 'a heading speaks to the reader; a button names the deed',
  },
  {
    rule: 'same-english',
    ids: ['api.mails.account.reset.action'],
    locales: ['nl', 'de', 'fr', 'es'],
    reason: 'a button names the deed; the heading speaks to the reader',
  },
  {
    rule: 'same-english',
    ids: ['credits.debit.city'],
    locales: ['de', 'es', 'pl'],
    reason: 'part of an address, not the place where one lives',
  },
  {
    rule: 'same-english',
    ids: ['credits.status.refunded'],
    locales: ['pl', 'sv'],
    reason: 'agrees with payment; the other is the label of an amount',
  },
  { rule: 'same-english', ids: ['members.walk.after'], locales: ['pl'], reason: 'the next person; the other is the next page' },
  { rule: 'same-english', ids: ['chat.messages.new'], locales: ['fi'], reason: 'says that there are some; the other is a heading' },
];

/** Numbers with no noun beside them. */
const BARE_NUMBERS: readonly LintException[] = [
  { rule: 'numbers', ids: ['auth.signup.messageHelp'], reason: 'free is how many credits there are, after the noun' },
];

/** Labels that end where a choice follows, and what goes on from the line above. */
const LABELS: readonly LintException[] = [
  { rule: 'fragments', ids: ['auth.signup.gender'], locales: ['en'], reason: 'stands above the choices Man and Woman' },
  { rule: 'fragments', ids: ['members.results.fictional'], locales: ['en'], reason: 'goes on from the number of results above' },
];

/** What is right although a rule says otherwise. An exception that its texts no longer need is a problem of its own. */
export const EXCEPTIONS: readonly LintException[] = [...QUOTED, ...LOAN_WORDS, ...OTHER_PLACES, ...BARE_NUMBERS, ...LABELS];
