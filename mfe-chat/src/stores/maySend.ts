import type { RootStore } from '@rendezvous/shared/store';

/** Whether messages may be sent now: online, signed in, and not invisible, which sending would end without confirmation. */
export const maySend = ({ network, session }: RootStore): boolean => network.isOnline && session.user !== null && !session.user.invisible;
