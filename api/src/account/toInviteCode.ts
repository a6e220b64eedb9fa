/** A typed code as it is stored. */
export const toInviteCode = (text: string): string => text.trim().toUpperCase();
