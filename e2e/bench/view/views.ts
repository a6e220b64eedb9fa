/** A measured page. */
export interface View {
  name: string;
  /** Its address; the conversation's contains an id determined by the run. */
  path: string;
  /** Name of the chunk group with its screen. */
  screen: string;
  access: 'public' | 'private';
  /** Target of the first tap; it must not navigate away. */
  tap: string;
}

/** Index, a lander, login, members and a conversation. */
export const viewsOf = (conversation: string): View[] => [
  { name: 'index', path: '/', screen: 'screen-index', access: 'public', tap: 'button[aria-label="Language"]' },
  { name: 'lander', path: '/landers/alonetonight', screen: 'screen-landers-alonetonight-slug', access: 'public', tap: 'main button' },
  { name: 'login', path: '/login', screen: 'screen-login', access: 'public', tap: 'input[name="login"]' },
  { name: 'members', path: '/members', screen: 'screen-members', access: 'private', tap: 'main button' },
  { name: 'conversation', path: `/chats/${conversation}`, screen: 'screen-chats-id', access: 'private', tap: 'main textarea' },
];
