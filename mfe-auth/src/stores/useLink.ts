import { type RootStore, useStore } from '@rendezvous/shared/store';
import { useState } from 'react';
import { LinkStore } from './LinkStore';

/** The link of a screen. It lives with the screen rather than the member: undoing signs out, but its outcome has to stay. */
export function useLink<Reply>(token: string, act: (root: RootStore, token: string) => Promise<Reply>): LinkStore<Reply> {
  const root = useStore();
  const [link] = useState(() => new LinkStore(token, (posted) => act(root, posted)));
  return link;
}
