import { type RootStore, useStore } from '@rendezvous/shared/store';
import { useState } from 'react';
import { LinkStore } from './LinkStore';

/** Returns a screen's link store, which outlives the session: undoing a change signs the member out, but the outcome must stay visible. */
export function useLinkStore<Reply>(token: string, act: (root: RootStore, token: string) => Promise<Reply>): LinkStore<Reply> {
  const root = useStore();
  const [link] = useState(() => new LinkStore(token, (linkToken) => act(root, linkToken)));
  return link;
}
