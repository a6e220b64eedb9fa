import * as members from '@rendezvous/shared/calls/members';
import { knownReply } from '@rendezvous/shared/calls/request';
import { Loadable, useStore } from '@rendezvous/shared/store';

/** Loading state of the likes page, the slice `likes-list@1`; the likes themselves are `store.likes`. */
export function useLikesList(): Loadable<unknown> {
  const store = useStore();
  return store.slice(
    'likes-list@1',
    () => new Loadable<unknown>(() => store.likes.load(), knownReply(store.http, members.listLikes) && true),
  );
}
