/** A trip from one remote to another. */
export interface Trip {
  from: string;
  to: string;
  /** Selector of the main content of the new screen. */
  content: string;
}

export const TRIPS: readonly Trip[] = [
  { from: '/members', to: '/chats', content: 'main a[href^="/chats/"]' },
  { from: '/chats', to: '/credits', content: 'main input[type="radio"]' },
  { from: '/credits', to: '/members', content: 'main a[href^="/members/"]' },
];
