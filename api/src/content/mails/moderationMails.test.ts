import { LOCALES } from '@rendezvous/shared/contract';
import { type ModerationMails, mailTexts } from './mailTexts';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

/** Lists the path of each text with the placeholders in the text. */
function listPlaceholdersByPath(tree: Tree, path = ''): [string, string[]][] {
  if (typeof tree === 'string') return [[path, [...new Set(tree.match(/\{\w+\}/g))].sort()]];
  return Object.entries(tree).flatMap(([key, child]) => listPlaceholdersByPath(child, `${path}/${key}`));
}

const toTree = (texts: object): Tree => JSON.parse(JSON.stringify(texts)) as Tree;

test.each(LOCALES)('R-406 R-408 in %s every moderation text exists, with the same placeholders', (locale) => {
  expect(listPlaceholdersByPath(toTree(mailTexts[locale].moderation))).toEqual(listPlaceholdersByPath(toTree(mailTexts.en.moderation)));
});

test.each(LOCALES.filter((locale) => locale !== 'en'))('R-406 in %s no moderation text is left in English', (locale) => {
  const englishTexts = mailTexts.en.moderation;
  const ownTexts = mailTexts[locale].moderation;
  const getSentences = ({ appeal, facts, means, warning, reasons }: ModerationMails) => [
    appeal,
    facts,
    means.person,
    warning.subject,
    reasons.threat,
  ];
  for (const sentence of getSentences(ownTexts)) expect(getSentences(englishTexts)).not.toContain(sentence);
});
