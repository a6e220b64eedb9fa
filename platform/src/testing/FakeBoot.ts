import type { Company, Settings, User } from '@rendezvous/shared/contract';
import { hasSession } from '../site/boot/hasSession';
import type { BootQuery, BootReply, BootSource, MemberQuery, PublicReply, ReplyQuery, SessionQuery } from '../site/boot/BootSource';

const defaultSettings: Settings = {
  countries: [{ code: 'NL', name: 'Netherlands', currency: 'EUR', locales: ['nl', 'en'] }],
  name: 'Rendezvous',
  index_title: 'Meet somebody new',
  description: 'Dating for adults',
  visible_profile_fields: [],
  visible_profile_notes: [],
  geoip_country: 'NL',
  geoip_selected_country: 'NL',
  cdn_prefix: '',
  message_credits: 1,
  photo_credits: 2,
  gift_credits: 2,
  signup_credits: 3,
  message_length: 1_000,
  minimum_message_costs: {},
  support_email: 'help@example.com',
  support_phone: '',
  enable_site_entry_popup: true,
  push_public_key: '',
  search_fields: [],
  domain: 'example.com',
  domain_language: '',
  fictional_warning: '',
  fictional_singular: '',
  fictional_plural: '',
  refund_days: 14,
  signups: 'all',
  logged_out_search: 'all',
  logged_out_search_trafficsource: [],
  member_resell: false,
  niche: 1,
  company_id: 1,
  mail_name: 'Rendezvous',
  us_footer: true,
  chat_history_days: 90,
  premium_match_uplift: 46,
  safe_page: 'https://example.org/',
};

const defaultCompany: Company = {
  name: 'Example B.V.',
  address: 'Example street 1',
  kvk: '12345678',
  city: 'Amsterdam',
  country: 'NL',
  tradenames: [],
  vat_numbers: [],
  support_phone: '',
  delete_discount: null,
  added: 0,
};

/** In-memory boot source; records the queries passed to `load`. */
export class FakeBoot implements BootSource {
  readonly loadQueries: BootQuery[] = [];
  settings: Settings = defaultSettings;
  /** The member to whom every session belongs; null when no session is valid. */
  member: User | null = null;
  isDown = false;
  /** Called by `loadUser` before it returns. */
  beforeLoadUser: () => Promise<void> = async () => undefined;
  /**
   * Public replies by URL or, if a variant is chosen, by URL and variant; members' replies by URL and cookie. A space separates the parts
   * of a key. Any other public reply is null; loading any other member's reply fails.
   */
  replies: Record<string, unknown> = { '/api/page.php?locale=en&token=imprint': { page: { title: 'Imprint', sections: [] } } };

  async load(query: BootQuery): Promise<BootReply> {
    this.loadQueries.push(query);
    if (this.isDown) throw new Error('The api is away.');
    return { settings: this.settings, company: defaultCompany };
  }

  async loadUser({ cookie }: SessionQuery): Promise<User | null> {
    await this.beforeLoadUser();
    if (this.isDown) throw new Error('The api is away.');
    return hasSession(cookie) ? this.member : null;
  }

  /** Number of calls to `invalidateReplies`. */
  invalidateCount = 0;

  /** URLs of public replies that may not be reused, because they show members. */
  readonly memberReplyUrls = new Set<string>();

  async loadReply({ address, variant }: ReplyQuery): Promise<PublicReply> {
    const body = this.replies[variant === undefined ? address : `${address} ${variant}`] ?? null;
    return { body, isReusable: !this.memberReplyUrls.has(address) };
  }

  invalidateReplies(): void {
    this.invalidateCount += 1;
  }

  async loadMemberReply({ address, cookie }: MemberQuery): Promise<unknown> {
    const reply = this.replies[`${address} ${cookie}`];
    if (reply === undefined) throw new Error(`There is nothing at ${address}.`);
    return reply;
  }
}
