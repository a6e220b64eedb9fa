import type { Session } from '@rendezvous/shared/contract';
import type { findSessions } from './sqlSessions';

/** Patterns that identify a browser by its user agent; the first match counts, since most browsers also claim to be Chrome or Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (table: typeof BROWSERS, userAgent: string): string | undefined => table.find(([pattern]) => pattern.test(userAgent))?.[1];

/** Returns the names of the browser and the operating system, for a list of sessions; empty if neither is recognised. */
export const describeDevice = (userAgent: string): string =>
  [findName(BROWSERS, userAgent), findName(SYSTEMS, userAgent)].filter((name) => name !== undefined).join(', ');

type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];

/** Presents a session for its member's list; `currentId` is the id of the session that made the request. */
export const presentSession = (row: SessionRow, currentId: string): Session => ({
  id: row.id,
  current: row.id === currentId,
  device: describeDevice(row.user_agent),
  country: row.country,
  created: row.created_at,
  last_active: row.last_seen_at,
});
