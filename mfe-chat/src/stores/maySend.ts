import type { RootStore } from '@rendezvous/shared/store';

/** Whether messages may leave now: connected, signed in, and not invisible, which a message would end without a question. */
export const maySend = ({ network, session }: RootStore): boolean => network.isOnline && session.user !== null && !session.user.invisible;
