import { BADGE_CAP, CREDITS_BADGE_MAX } from './constants';

/** Returns the text of a count badge: empty at 0, the number up to 99, `99+` above. */
export function countBadge(count: number): string {
  if (count <= 0) return '';
  return count > BADGE_CAP ? `${BADGE_CAP}+` : String(count);
}

export interface CreditsBadge {
  tone: 'warning' | 'danger';
  text: string;
}

/** Returns the badge for a balance: null at 11 credits or more, `danger` at 0, `warning` in between. */
export function creditsBadge(credits: number): CreditsBadge | null {
  if (credits > CREDITS_BADGE_MAX) return null;
  return { tone: credits > 0 ? 'warning' : 'danger', text: String(credits) };
}

/** Returns a page title, preceded by the number of unread messages and new likes in brackets, if any. */
export const badgedTitle = (title: string, unseenCount: number): string => (unseenCount > 0 ? `(${unseenCount}) ${title}` : title);

/** Names of the routes with a back button in installed-app mode. */
export const BACK_BUTTON_ROUTES: readonly string[] = [
  'members-id',
  'likes-m-id',
  'likes',
  'likes-type',
  'credits',
  'credits-repeat-order',
  'credits-id-paymentmethod',
];

/** Media query that matches in installed-app mode. */
export const INSTALLED_QUERY = '(display-mode: standalone)';
