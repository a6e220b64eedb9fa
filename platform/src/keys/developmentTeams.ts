import type { ReleaseOwner } from '../registry/Registry';

/** Teams of a fresh installation and what each of them releases. */
export const developmentTeams: Record<string, ReleaseOwner[]> = {
  shell: ['shell'],
  auth: ['mfe-auth'],
  members: ['mfe-members'],
  chat: ['mfe-chat'],
  payments: ['mfe-credits'],
  marketing: ['mfe-landers'],
};
