import { DAY_S, type NotificationChannel, type NotificationStop, type UserStatus } from '@rendezvous/shared/contract';
import type { NotificationSwitch } from '../notify/notificationSettings';
import type { NewsKind } from './NewsDocument';

/** Maximum number of documents that a member gets within NEWS_PERIOD_S, across both kinds and channels. */
export const NEWS_MAX = 2;

/** Period to which NEWS_MAX applies, in seconds: as long as the longest month, so that no calendar month exceeds the maximum either. */
export const NEWS_PERIOD_S = 31 * DAY_S;

/** Why a member does not get a document through a channel. */
export const OBSTACLES = [
  'deleted',
  'suspended',
  'self_excluded',
  'not_confirmed',
  'switched_off',
  'bounced',
  'mail_stopped',
  'no_browser',
  'month_limit',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** What determines whether a member gets a document. */
export interface RecipientFacts {
  status: UserStatus;
  confirmed_at: number | null;
  /** True while a ban that the member requested for themselves is in force. */
  self_excluded: boolean;
  /** Enabled switches. */
  notifications: readonly NotificationSwitch[];
  /** Reasons why e-mails are off. */
  notifications_disabled: readonly NotificationStop[];
  /** Number of browsers subscribed to push messages. */
  browsers: number;
  /** Number of other documents that were sent within NEWS_PERIOD_S. */
  recent_documents: number;
}

function findAccountObstacle({ status, confirmed_at: confirmedAt, self_excluded: selfExcluded }: RecipientFacts): Obstacle | undefined {
  if (status === 'deleted' || status === 'pending_deletion') return 'deleted';
  if (status === 'blocked') return 'suspended';
  if (selfExcluded) return 'self_excluded';
  return status === 'not_confirmed' || confirmedAt === null ? 'not_confirmed' : undefined;
}

function findChannelObstacle(facts: RecipientFacts, channel: NotificationChannel): Obstacle | undefined {
  const { notifications_disabled: stops, browsers } = facts;
  if (channel === 'push') return browsers === 0 ? 'no_browser' : undefined;
  if (stops.includes('bounce')) return 'bounced';
  return stops.length > 0 ? 'mail_stopped' : undefined;
}

/** Finds why a member does not get a document of this kind through this channel; undefined if they do. */
export function findObstacle(facts: RecipientFacts, kind: NewsKind, channel: NotificationChannel): Obstacle | undefined {
  const accountObstacle = findAccountObstacle(facts);
  if (accountObstacle) return accountObstacle;
  if (!facts.notifications.includes(`${kind}.${channel}`)) return 'switched_off';
  return findChannelObstacle(facts, channel) ?? (facts.recent_documents >= NEWS_MAX ? 'month_limit' : undefined);
}
