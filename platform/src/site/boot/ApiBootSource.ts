import { type Company, COUNTRY_COOKIE, type Settings, type User, VARIANT_HEADER } from '@rendezvous/shared/contract';
import { ApiFailure } from './ApiFailure';
import type { ApiGet, Query } from './ApiGet';
import type { BootQuery, BootReply, BootSource, MemberQuery, PublicReply, ReplyQuery, SessionQuery, Visitor } from './BootSource';
import { countryHeader } from './countryHeader';
import { hasSession } from './hasSession';
import { RecentReplies } from './RecentReplies';

/** Headers for reading public data on behalf of a visitor: domain, country, and the chosen country as the only cookie. */
const toPublicHeaders = ({ host, country, chosenCountry }: Visitor): Record<string, string> => ({
  host,
  [countryHeader]: country,
  ...(chosenCountry !== undefined && { cookie: `${COUNTRY_COOKIE}=${chosenCountry}` }),
});

/** How long settings, company data and reusable public replies are cached, in ms. */
const CACHE_TTL_MS = 60_000;

/** Reads the data of documents through the api's own endpoints; the site has no other access to this data. */
export class ApiBootSource implements BootSource {
  private readonly settings: RecentReplies<{ settings: Settings }>;
  private readonly company: RecentReplies<{ company: Company }>;
  private readonly replies: RecentReplies<PublicReply>;

  constructor(
    private readonly fetch: ApiGet,
    now: () => number = Date.now,
  ) {
    this.settings = new RecentReplies(CACHE_TTL_MS, now);
    this.company = new RecentReplies(CACHE_TTL_MS, now);
    this.replies = new RecentReplies(CACHE_TTL_MS, now, ({ isReusable }) => isReusable);
  }

  async load({ query, locale, ...visitor }: BootQuery): Promise<BootReply> {
    const { host, country, chosenCountry } = visitor;
    const settingsQuery = { ...query, _force_domain: host, language: locale };
    const [{ settings }, { company }] = await Promise.all([
      this.settings.get(JSON.stringify([settingsQuery, country, chosenCountry]), () =>
        this.get('/api/settings.php', settingsQuery, toPublicHeaders(visitor)),
      ),
      this.company.get(host, () => this.get('/api/companyinfo.php', {}, { host, [countryHeader]: country })),
    ]);
    return { settings, company };
  }

  /** Also returns null if the api rejects the request with a status below 500, for example because the session has expired. */
  async loadUser({ host, country, cookie }: SessionQuery): Promise<User | null> {
    if (!hasSession(cookie)) return null;
    try {
      return (await this.get<{ user: User | null }>('/api/user.php', {}, { host, [countryHeader]: country, cookie })).user;
    } catch (error) {
      if (error instanceof ApiFailure && error.status < 500) return null;
      throw error;
    }
  }

  loadReply({ address, variant, ...visitor }: ReplyQuery): Promise<PublicReply> {
    const { host, country, chosenCountry } = visitor;
    return this.replies.get(JSON.stringify([host, country, chosenCountry, address, variant]), async () => {
      try {
        const headers = { ...toPublicHeaders(visitor), ...(variant !== undefined && { [VARIANT_HEADER]: variant }) };
        return await this.fetch<unknown>(...toPathAndQuery(address), headers);
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return { body: null, isReusable: true };
        throw error;
      }
    });
  }

  invalidateReplies(): void {
    this.replies.expire();
  }

  loadMemberReply({ host, country, cookie, address }: MemberQuery): Promise<unknown> {
    return this.get(...toPathAndQuery(address), { host, [countryHeader]: country, cookie });
  }

  private async get<Reply>(...request: Parameters<ApiGet>): Promise<Reply> {
    return (await this.fetch<Reply>(...request)).body;
  }
}

function toPathAndQuery(address: string): [path: string, query: Query] {
  const [path = '', query = ''] = address.split('?');
  return [path, Object.fromEntries(new URLSearchParams(query))];
}
