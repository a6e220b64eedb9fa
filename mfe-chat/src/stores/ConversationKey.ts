/** Identifies a conversation: by its id, or by the member a first message goes to. */
export type ConversationKey = { id: string } | { memberId: string };

/** The member's id follows. */
const FIRST_MESSAGE = 'member:';

/** Key under which a conversation's draft and unsent messages are stored. */
export const toDraftKey = (key: ConversationKey): string => ('id' in key ? key.id : `${FIRST_MESSAGE}${key.memberId}`);

/** The conversation that a stored draft or unsent message belongs to. */
export const readDraftKey = (draftKey: string): ConversationKey =>
  draftKey.startsWith(FIRST_MESSAGE) ? { memberId: draftKey.slice(FIRST_MESSAGE.length) } : { id: draftKey };
