import type { Member } from './signInMember';

export interface View {
  name: string;
  /** Path of the page; those of a conversation and a profile contain an id of the demo data. */
  path: string;
  /** Name of the chunk group with the page's screen. */
  screen: string;
  access: 'public' | 'private';
  /** Selector of the element to tap; the tap must neither navigate away nor change data. */
  tap: string;
}

type PathIds = Pick<Member, 'conversation' | 'partner'>;

/** Lists all measured pages; the private ones belong to the signed-in member. */
export const listViews = ({ conversation, partner }: PathIds): View[] => [
  { name: 'index', path: '/', screen: 'screen-index', access: 'public', tap: 'button[aria-label="Language"]' },
  { name: 'lander', path: '/landers/alonetonight', screen: 'screen-landers-alonetonight-slug', access: 'public', tap: 'main button' },
  { name: 'login', path: '/login', screen: 'screen-login', access: 'public', tap: 'input[name="login"]' },
  { name: 'members', path: '/members', screen: 'screen-members', access: 'private', tap: 'main button' },
  { name: 'conversation', path: `/chats/${conversation}`, screen: 'screen-chats-id', access: 'private', tap: 'main textarea' },
  { name: 'profile', path: `/members/${partner}`, screen: 'screen-members-id', access: 'private', tap: 'main article button' },
  { name: 'own-profile', path: '/profile', screen: 'screen-profile', access: 'private', tap: 'main progress' },
  { name: 'swipe-game', path: '/swipe-game', screen: 'screen-swipe-game', access: 'private', tap: 'main article' },
];

/** Selects the views with these names, in their usual order; all views if `names` is undefined. Throws on an unknown name. */
export function selectViews(views: readonly View[], names: readonly string[] | undefined): View[] {
  const unknownName = names?.find((name) => !views.some((view) => view.name === name));
  if (unknownName !== undefined) throw new Error(`There is no view ${unknownName}; there are ${views.map(({ name }) => name).join(', ')}.`);
  return views.filter(({ name }) => names === undefined || names.includes(name));
}
