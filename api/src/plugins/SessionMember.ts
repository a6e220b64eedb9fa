import type { Locale, UserStatus } from '@rendezvous/shared/contract';
import type { Versions } from '../ports/cache/Versions';

/** What a request knows of the member whose session it carries. */
export interface SessionMember {
  id: string;
  status: UserStatus;
  role: 'member' | 'moderator';
  language: Locale;
  domain: string;
  paid: boolean;
  invisible: boolean;
  session: { id: string; tokenHash: string };
  /** Change counters for the polls (design 7). */
  versions: Versions;
}
