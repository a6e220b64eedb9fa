import { type Locale, LOCALES } from '@rendezvous/shared/contract';
import { catalogues } from './catalogues';

/** A text of the server as its sources declare it: in English, with a description for translators; `npm run extract` collects it. */
export interface Message {
  /** Begins with `api.`, or `sandbox.` in the demo. */
  id: string;
  /** In ICU format, without tags. */
  defaultMessage: string;
  /** What the text is, where it stands, and what its variables hold; may end with its largest length: `; at most 60 characters`. */
  description: string;
}

/** Messages by name or in order, nested as their user needs them. */
export type MessageTree = Message | { readonly [key: string]: MessageTree } | readonly MessageTree[];

/** The texts of a tree of messages: the same tree with a text in place of each message. */
export type TextTree<Tree> = Tree extends Message ? string : { readonly [Key in keyof Tree]: TextTree<Tree[Key]> };

/** Translations by id, for every language but English. */
export type Catalogues = Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<string, string>>>>;

/** Declares a text; named as in react-intl, so that it is extracted with those of the screens. */
export const defineMessage = (message: Message): Message => message;

const isMessage = (tree: MessageTree): tree is Message => 'defaultMessage' in tree && typeof tree.defaultMessage === 'string';

function translateTree(tree: MessageTree, translate: (message: Message) => string): unknown {
  if (isMessage(tree)) return translate(tree);
  if (Array.isArray(tree)) return tree.map((branch: MessageTree) => translateTree(branch, translate));
  return Object.fromEntries(Object.entries(tree).map(([key, branch]) => [key, translateTree(branch as MessageTree, translate)]));
}

/** Returns the texts of a tree in every language, in ICU format; a text that a catalogue lacks stays English. */
export function translateMessages<Tree extends MessageTree>(tree: Tree, from: Catalogues = catalogues): Record<Locale, TextTree<Tree>> {
  const translateTo = (locale: Locale): unknown =>
    translateTree(tree, ({ id, defaultMessage }) => (locale === 'en' ? defaultMessage : (from[locale][id] ?? defaultMessage)));
  return Object.fromEntries(LOCALES.map((locale) => [locale, translateTo(locale)])) as unknown as Record<Locale, TextTree<Tree>>;
}
