import { AUTH_COOKIE, type Company, type Settings, type User } from '@rendezvous/shared/contract';
import type { ApiGet } from './ApiGet';
import type { BootQuery, BootReply, BootSource } from './BootSource';
import { countryHeader } from './countryHeader';

/** Asks the api's own calls for settings, member and company; no second way to the data. */
export class ApiBootSource implements BootSource {
  constructor(private readonly get: ApiGet) {}

  async load({ host, query, cookie, country, locale }: BootQuery): Promise<BootReply> {
    const headers = { host, [countryHeader]: country, ...(cookie === '' ? {} : { cookie }) };
    const domain = { ...query, _force_domain: host, language: locale };
    const [{ settings }, { user }, { company }] = await Promise.all([
      this.get<{ settings: Settings }>('/api/settings.php', domain, headers),
      cookie.includes(`${AUTH_COOKIE}=`) ? this.get<{ user: User | null }>('/api/user.php', {}, headers) : { user: null },
      this.get<{ company: Company }>('/api/companyinfo.php', {}, headers),
    ]);
    return { settings, user, company: { name: company.name } };
  }
}
