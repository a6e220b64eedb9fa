import type { Company, Settings } from '../calls/site';
import type { User } from '../calls/users';
import type { AlertName } from './alertRules';
import type { Locale } from './locales';
import type { FoundCatalogue, Plan } from './plan';
import type { RenderedPage } from './rendering';

/** Data inlined in the document as JSON. */
export interface BootData {
  settings: Settings;
  locale: Locale;
  plan: Plan;
  /** Catalogue of the shell and shared in `locale`, which the document preloads; absent when the shell has none. */
  catalogue?: FoundCatalogue;
  /** Server time in unix milliseconds. */
  serverTime: number;
  nonce: string;
  user: User | null;
  /** Token that authenticates this visit's beacons. */
  beaconToken: string;
  /** IANA name of the zone in which dates and times are rendered; absent while unknown. */
  timeZone?: string;
  /** Alerts that this browser hides from the member (HIDDEN_ALERTS_COOKIE); absent for visitors. */
  hiddenAlerts?: readonly AlertName[];
  company: Company | null;
  /** Replies to the GET calls of the first screen, by `replyAddress`. */
  replies?: Record<string, unknown>;
  /** Present when the root element contains the rendered page or only its frame. The slots have to be loaded before hydration. */
  rendered?: Pick<RenderedPage, 'frame' | 'slots'> & {
    /** Digest of the inputs of a page that is the same for every visitor; absent for personal pages. */
    key?: string;
    /** True for a 'not found' page, although its path may match the route of a text page. */
    isMissing?: boolean;
  };
}
