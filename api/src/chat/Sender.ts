import type { Viewer, ViewingMember } from '../members/Viewer';

/** Who sends a message. */
export type Sender = Viewer & { member: ViewingMember };
