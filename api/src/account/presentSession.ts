import type { Session } from '@rendezvous/shared/contract';
import type { findSessions } from './sqlSessions';

/** Substrings that identify a browser in its user agent; the first match counts, since most also claim to be Chrome or Safari. */
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

const nameIn = (table: typeof BROWSERS, userAgent: string): string | undefined => table.find(([sign]) => sign.test(userAgent))?.[1];

/** Names of browser and system for a list of sessions; empty when neither is known. */
export const deviceOf = (userAgent: string): string =>
  [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter((name) => name !== undefined).join(', ');

type SessionRow = Awaited<ReturnType<typeof findSessions>>[number];

/** A session as listed for a member in the session `currentId`. */
export const presentSession = (row: SessionRow, currentId: string): Session => ({
  id: row.id,
  current: row.id === currentId,
  device: deviceOf(row.user_agent),
  country: row.country,
  created: row.created_at,
  last_active: row.last_seen_at,
});
