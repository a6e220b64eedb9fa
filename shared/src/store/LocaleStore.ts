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

const SHELL_PACKAGE = 'shell';

/** The current language and its texts. */
export class LocaleStore {
  current: Locale;
  /** IANA time zone for dates and times; undefined means the browser's. */
  timeZone: string | undefined;
  /** True once the visitor has chosen a language on this page. */
  isChosen = false;
  /** Catalogues by package; loading another release of a remote replaces its catalogue. */
  readonly catalogues: ObservableMap<string, Catalogue>;
  readonly #root: RootStore;
  /** The language requested last, which may still be loading. */
  #requestedLocale: Locale;

  constructor(root: RootStore, { locale, messages, timeZone }: Pick<StoreBoot, 'locale' | 'messages' | 'timeZone'>) {
    this.#root = root;
    this.current = locale;
    this.timeZone = timeZone;
    this.#requestedLocale = locale;
    this.catalogues = observable.map([[SHELL_PACKAGE, messages]], { deep: false });
    makeAutoObservable(this, { current: observableRef, catalogues: false }, { autoBind: true });
  }

  /** All texts in the current language; ids are prefixed with the package name, so they never collide. */
  get messages(): Catalogue {
    return Object.assign({}, ...this.catalogues.values()) as Catalogue;
  }

  /** BCP 47 tag for dates and numbers. */
  get dateLocale(): string {
    const tag = formatLocale(this.current, this.#root.settings.current.geoip_selected_country);
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0 ? tag : DEFAULT_DATE_LOCALE;
  }

  /** Adds or replaces the texts of a package. */
  merge(pkg: string, catalogue: Catalogue): void {
    this.catalogues.set(pkg, catalogue);
  }

  /** Applies a chosen language to cookie, texts, settings and account without reloading; the last of several choices wins. */
  async change(locale: Locale): Promise<void> {
    this.#root.services.cookies.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_DAYS);
    if (!(await this.#switchTo(locale))) return;
    this.markChosen();
    await Promise.all([this.#root.settings.reload(), this.#saveToAccount(locale)]);
  }

  /** Applies the account's language at login, unless this browser already has a language cookie. */
  async adopt(locale: Locale): Promise<void> {
    if (this.#root.services.cookies.get(LOCALE_COOKIE) !== undefined || locale === this.current) return;
    this.#root.services.cookies.set(LOCALE_COOKIE, locale, LOCALE_COOKIE_DAYS);
    if (await this.#switchTo(locale)) await this.#root.settings.reload();
  }

  /** Stores the browser's time zone in a cookie for later server renders; a page that the server rendered in another zone switches to it. */
  followTimeZone(browserZone: string): void {
    const { cookies } = this.#root.services;
    if (cookies.get(TIME_ZONE_COOKIE) !== browserZone) cookies.set(TIME_ZONE_COOKIE, browserZone, STORAGE_KEYS[TIME_ZONE_COOKIE].days);
    if (this.timeZone !== undefined) this.timeZone = browserZone;
  }

  set(locale: Locale, catalogues: Record<string, Catalogue>): void {
    this.catalogues.merge(catalogues);
    this.current = locale;
  }

  markChosen(): void {
    this.isChosen = true;
  }

  /** Loads and applies the texts of a language; returns false when another language was requested in the meantime. */
  async #switchTo(locale: Locale): Promise<boolean> {
    this.#requestedLocale = locale;
    const catalogues = await this.#root.services.loadCatalogues(locale);
    if (this.#requestedLocale !== locale) return false;
    this.set(locale, catalogues);
    return true;
  }

  async #saveToAccount(locale: Locale): Promise<void> {
    if (!this.#root.session.isSignedIn) return;
    await request(this.#root.http, user.chooseLanguage, { language: locale });
    if (this.#requestedLocale === locale) this.#root.session.patch({ language: locale });
  }
}
