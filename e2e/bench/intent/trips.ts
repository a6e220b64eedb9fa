/** A link to follow from a screen of one remote to a screen of another; `from` and `to` are paths. */
export interface Trip {
  from: string;
  to: string;
  /** Selector of the main content of the new screen. */
  contentSelector: string;
}

export const TRIPS: readonly Trip[] = [
  { from: '/members', to: '/chats', contentSelector: 'main a[href^="/chats/"]' },
  { from: '/chats', to: '/credits', contentSelector: 'main input[type="radio"]' },
  { from: '/credits', to: '/members', contentSelector: 'main a[href^="/members/"]' },
];
