import type { Member } from './signInMember';

/** A measured page. */
export interface View {
  name: string;
  /** Its address; those of a conversation and a profile contain an id of the demo data. */
  path: string;
  /** Name of the chunk group with its screen. */
  screen: string;
  access: 'public' | 'private';
  /** Target of the first tap; it must neither navigate away nor change data. */
  tap: string;
}

type Addresses = Pick<Member, 'conversation' | 'partner'>;

/** All measured pages; the private ones are those of the signed-in member. */
export const viewsOf = ({ conversation, partner }: Addresses): View[] => [
  { name: 'index', path: '/', screen: 'screen-index', access: 'public', tap: 'button[aria-label="Language"]' },
  { name: 'lander', path: '/landers/alonetonight', screen: 'screen-landers-alonetonight-slug', access: 'public', tap: 'main button' },
  { name: 'login', path: '/login', screen: 'screen-login', access: 'public', tap: 'input[name="login"]' },
  { name: 'members', path: '/members', screen: 'screen-members', access: 'private', tap: 'main button' },
  { name: 'conversation', path: `/chats/${conversation}`, screen: 'screen-chats-id', access: 'private', tap: 'main textarea' },
  { name: 'profile', path: `/members/${partner}`, screen: 'screen-members-id', access: 'private', tap: 'main article button' },
  { name: 'own-profile', path: '/profile', screen: 'screen-profile', access: 'private', tap: 'main progress' },
  { name: 'swipe-game', path: '/swipe-game', screen: 'screen-swipe-game', access: 'private', tap: 'main article' },
];

/** The views with these names, in their usual order; all without names. */
export function chosenViews(all: readonly View[], names: readonly string[] | undefined): View[] {
  const unknown = names?.find((name) => !all.some((view) => view.name === name));
  if (unknown !== undefined) throw new Error(`There is no view ${unknown}; there are ${all.map(({ name }) => name).join(', ')}.`);
  return all.filter(({ name }) => names === undefined || names.includes(name));
}
