export const MESSAGE_TYPES = ['text', 'photo', 'gift', 'gif', 'icebreaker'] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];
