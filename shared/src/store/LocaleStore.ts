import * as user from '../calls/user';
import { request } from '../calls/request';
import {
  DEFAULT_DATE_LOCALE,
  formatLocale,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  type Locale,
  STORAGE_KEYS,
  TIME_ZONE_COOKIE,
} from '@rendezvous/shared/contract';
import { makeAutoObservable, observable, observableRef, type ObservableMap } from 'mobx';
import type { RootStore, StoreBoot } from './RootStore';
import type { Catalogue } from './StoreServices';

const OWN_CATALOGUE = 'shell';

/** The current language and its texts. */
export class LocaleStore {
  current: Locale;
  /** IANA name of the zone for dates and times; undefined means the browser's. */
  timeZone: string | undefined;
  /** By package; a later release of a remote replaces its catalogue. */
  readonly catalogues: ObservableMap<string, Catalogue>;
  readonly #root: RootStore;
  /** The language requested last. */
  #wanted: Locale;

  constructor(root: RootStore, { locale, messages, timeZone }: Pick<StoreBoot, 'locale' | 'messages' | 'timeZone'>) {
    this.#root = root;
    this.current = locale;
    this.timeZone = timeZone;
    this.#wanted = locale;
    this.catalogues = observable.map([[OWN_CATALOGUE, messages]], { deep: false });
    makeAutoObservable(this, { current: observableRef, catalogues: false }, { autoBind: true });
  }

  /** All texts in the current language; ids are prefixed by package, so they never collide. */
  get messages(): Catalogue {
    return Object.assign({}, ...this.catalogues.values()) as Catalogue;
  }

  /** BCP 47 tag for dates and numbers. */
  get dateLocale(): string {
    const wanted = formatLocale(this.current, this.#root.settings.current.geoip_selected_country);
    return Intl.DateTimeFormat.supportedLocalesOf(wanted).length > 0 ? wanted : DEFAULT_DATE_LOCALE;
  }

  /** Adds or replaces the texts of a package, before its screen is shown. */
  merge(pkg: string, catalogue: Catalogue): void {
    this.catalogues.set(pkg, catalogue);
  }

  /** The member's choice: sets cookie, texts (without a reload) and account; of rapid choices the last one wins. */
  async change(locale: Locale): Promise<void> {
    this.#root.services.cookies.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_DAYS);
    if (await this.#swap(locale)) await Promise.all([this.#root.settings.reload(), this.#saveToAccount(locale)]);
  }

  /** The account's language at login, unless the browser has already chosen one. */
  async adopt(locale: Locale): Promise<void> {
    if (this.#root.services.cookies.get(LOCALE_COOKIE) !== undefined || locale === this.current) return;
    this.#root.services.cookies.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_DAYS);
    if (await this.#swap(locale)) await this.#root.settings.reload();
  }

  /** Switches to the browser's time zone; the server uses it from the next page on. */
  followTimeZone(browser: string): void {
    const { cookies } = this.#root.services;
    if (cookies.get(TIME_ZONE_COOKIE) !== browser) cookies.set(TIME_ZONE_COOKIE, browser, STORAGE_KEYS[TIME_ZONE_COOKIE].days);
    if (this.timeZone !== undefined) this.timeZone = browser;
  }

  set(locale: Locale, catalogues: Record<string, Catalogue>): void {
    this.catalogues.merge(catalogues);
    this.current = locale;
  }

  /** False when another language was requested meanwhile. */
  async #swap(locale: Locale): Promise<boolean> {
    this.#wanted = locale;
    const catalogues = await this.#root.services.loadCatalogues(locale);
    if (this.#wanted !== locale) return false;
    this.set(locale, catalogues);
    return true;
  }

  async #saveToAccount(locale: Locale): Promise<void> {
    if (!this.#root.session.isSignedIn) return;
    await request(this.#root.http, user.chooseLanguage, { language: locale });
    if (this.#wanted === locale) this.#root.session.patch({ language: locale });
  }
}
