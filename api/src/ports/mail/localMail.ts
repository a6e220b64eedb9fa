import type { MailPort } from './MailPort';

/** Mails stay in their table, where the viewer at /outbox shows them. */
export const localMail: MailPort = { send: async () => {} };
