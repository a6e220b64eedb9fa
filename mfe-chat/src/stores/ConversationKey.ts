/** Identifies a conversation: by its id, or by the member to whom the first message goes. */
export type ConversationKey = { id: string } | { memberId: string };

/** Prefix of the key of a conversation that does not exist yet; the member's id follows. */
const MEMBER_PREFIX = 'member:';

/** Key under which a conversation's draft and unsent messages are stored. */
export const toDraftKey = (key: ConversationKey): string => ('id' in key ? key.id : `${MEMBER_PREFIX}${key.memberId}`);

/** The conversation that a stored draft or unsent message belongs to. */
export const parseDraftKey = (draftKey: string): ConversationKey =>
  draftKey.startsWith(MEMBER_PREFIX) ? { memberId: draftKey.slice(MEMBER_PREFIX.length) } : { id: draftKey };
