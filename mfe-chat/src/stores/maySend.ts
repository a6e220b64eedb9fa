import type { RootStore } from '@rendezvous/shared/store';

/** True if online, signed in and not invisible, since sending would end invisible mode without a confirmation. */
export const maySend = ({ network, session }: RootStore): boolean => network.isOnline && session.user !== null && !session.user.invisible;
