import { type RootStore, useStore } from '@rendezvous/shared/store';
import { useState } from 'react';
import { LinkStore } from './LinkStore';

/** Returns the link store of a screen. It outlives the session, because undoing a change signs out, but its outcome must stay visible. */
export function useLinkStore<Reply>(token: string, act: (root: RootStore, token: string) => Promise<Reply>): LinkStore<Reply> {
  const root = useStore();
  const [link] = useState(() => new LinkStore(token, (linkToken) => act(root, linkToken)));
  return link;
}
