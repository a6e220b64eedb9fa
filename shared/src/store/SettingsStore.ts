import * as site from '../calls/site';
import { request } from '../calls/request';
import { visibleLocales, type Locale, type Settings } from '@rendezvous/shared/contract';
import { makeAutoObservable, observableRef } from 'mobx';
import type { RootStore } from './RootStore';

/** Settings of the domain, in the current language. */
export class SettingsStore {
  current: Settings;
  readonly #root: RootStore;

  constructor(root: RootStore, settings: Settings) {
    this.#root = root;
    this.current = settings;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  /** Locales offered by the language switcher. */
  get visibleLocales(): readonly Locale[] {
    return visibleLocales(this.current.geoip_country, this.#root.locale.current);
  }

  /** Returns the URL of a picture from its path relative to `cdn_prefix`. */
  imageUrl(path: string): string {
    return `${this.current.cdn_prefix}${path}`;
  }

  set(settings: Settings): void {
    this.current = settings;
  }

  /** Reloads the settings with GET /api/settings.php, since some depend on language and country. */
  async reload(): Promise<void> {
    const { hostname, search } = this.#root.services.address();
    const routeQuery = Object.fromEntries(new URLSearchParams(search));
    const query = { ...routeQuery, _force_domain: hostname, language: this.#root.locale.current };
    const { settings } = await request(this.#root.http, site.readSettings, query);
    if (query.language === this.#root.locale.current) this.set(settings);
  }
}
