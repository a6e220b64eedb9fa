/** Meaning of a coloured part; `unread` is the extra colour for unread messages. */
export type Tone = 'neutral' | 'primary' | 'info' | 'success' | 'warning' | 'danger' | 'unread';
