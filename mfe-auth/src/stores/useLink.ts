import { type RootStore, useStore } from '@rendezvous/shared/store';
import { useState } from 'react';
import { LinkStore } from './LinkStore';

/** The link store of a screen. It lives as long as the screen, not the session: undoing a change signs out, but its outcome has to stay. */
export function useLink<Reply>(token: string, act: (root: RootStore, token: string) => Promise<Reply>): LinkStore<Reply> {
  const root = useStore();
  const [link] = useState(() => new LinkStore(token, (linkToken) => act(root, linkToken)));
  return link;
}
