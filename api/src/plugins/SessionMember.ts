import type { Locale, UserStatus } from '@rendezvous/shared/contract';
import type { ViewingMember } from '../members/Viewer';
import type { DomainSettings } from '../site/DomainSettings';
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
  /** A provider has said 'over 18'. */
  ageAssured: boolean;
  session: { id: string; tokenHash: string };
  /** Change counters for the polls (design 7). */
  versions: Versions;
  /** What decides whom they see. */
  viewing: ViewingMember;
  /** Of the domain of their account. */
  settings: DomainSettings;
}
