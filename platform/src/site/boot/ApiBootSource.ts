import { type Company, COUNTRY_COOKIE, type Settings, type User, VARIANT_HEADER } from '@rendezvous/shared/contract';
import { ApiFailure } from './ApiFailure';
import type { ApiGet } from './ApiGet';
import type { BootQuery, BootReply, BootSource, MemberQuery, ReplyQuery, SessionQuery, Visitor } from './BootSource';
import { countryHeader } from './countryHeader';
import { hasSession } from './hasSession';
import { RecentReplies } from './RecentReplies';

/** Headers for reading public data on behalf of a visitor: domain, country, and the chosen country as the only cookie. */
const toPublicHeaders = ({ host, country, chosenCountry }: Visitor): Record<string, string> => ({
  host,
  [countryHeader]: country,
  ...(chosenCountry !== undefined && { cookie: `${COUNTRY_COOKIE}=${chosenCountry}` }),
});

/** How long settings, company and public reads are cached, in ms. */
const CACHE_TTL_MS = 60_000;

/** Reads settings, member and company through the api's own endpoints; there is no other access to the data. */
export class ApiBootSource implements BootSource {
  private readonly settings: RecentReplies<{ settings: Settings }>;
  private readonly company: RecentReplies<{ company: Company }>;
  private readonly replies: RecentReplies<unknown>;

  constructor(
    private readonly get: ApiGet,
    now: () => number = Date.now,
  ) {
    this.settings = new RecentReplies(CACHE_TTL_MS, now);
    this.company = new RecentReplies(CACHE_TTL_MS, now);
    this.replies = new RecentReplies(CACHE_TTL_MS, now);
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

  /** An expired session yields null instead of an error. */
  async loadUser({ host, country, cookie }: SessionQuery): Promise<User | null> {
    if (!hasSession(cookie)) return null;
    try {
      return (await this.get<{ user: User | null }>('/api/user.php', {}, { host, [countryHeader]: country, cookie })).user;
    } catch (error) {
      if (error instanceof ApiFailure && error.status < 500) return null;
      throw error;
    }
  }

  loadReply({ address, variant, ...visitor }: ReplyQuery): Promise<unknown> {
    const { host, country, chosenCountry } = visitor;
    return this.replies.get(JSON.stringify([host, country, chosenCountry, address, variant]), async () => {
      try {
        return await this.read(address, { ...toPublicHeaders(visitor), ...(variant !== undefined && { [VARIANT_HEADER]: variant }) });
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }
    });
  }

  invalidateReplies(): void {
    this.replies.expire();
  }

  loadMemberReply({ host, country, cookie, address }: MemberQuery): Promise<unknown> {
    return this.read(address, { host, [countryHeader]: country, cookie });
  }

  private read(address: string, headers: Record<string, string>): Promise<unknown> {
    const [path = '', query = ''] = address.split('?');
    return this.get(path, Object.fromEntries(new URLSearchParams(query)), headers);
  }
}
