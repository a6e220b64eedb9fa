import { chooseLocale, isLocale, LOCALE_COOKIE, type Locale } from '@rendezvous/shared/contract';
import type { WorkerScope } from './WorkerScope';

interface Message {
  id: `shell.worker.${string}`;
  /** For extraction only, like the description; a release has every text in its catalogues. */
  defaultMessage?: string;
  description?: string;
}

/** Texts that the worker itself shows, in the language of the page or of the last visit. */
export class WorkerTexts {
  constructor(
    readonly locale: Locale,
    private readonly texts: Readonly<Record<string, string>>,
  ) {}

  /** The texts for a page with this address, whose `?lang=` comes first; without a page, those of the visit. */
  static async of({ cookieStore, navigator, workerRelease }: WorkerScope, address?: string): Promise<WorkerTexts> {
    const cookie = await cookieStore?.get(LOCALE_COOKIE).catch(() => null);
    const language = address && new URL(address).searchParams.get('lang');
    const locale = isLocale(language) ? language : chooseLocale(cookie?.value, navigator.languages);
    return new WorkerTexts(locale, workerRelease?.texts[locale] ?? workerRelease?.texts.en ?? {});
  }

  /** Named as in react-intl, so that the text is extracted with all others; it takes no variables. */
  formatMessage({ id }: Message): string {
    return this.texts[id] ?? id;
  }
}
