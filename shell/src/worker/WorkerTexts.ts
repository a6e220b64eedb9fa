import { chooseLocale, isLocale, LOCALE_COOKIE, type Locale } from '@rendezvous/shared/contract';
import type { WorkerScope } from './WorkerScope';

interface Message {
  id: `shell.worker.${string}`;
  /** For extraction only, like the description: at runtime, texts come from the release's catalogues. */
  defaultMessage?: string;
  description?: string;
}

/** Texts that the worker itself shows, in one language. */
export class WorkerTexts {
  constructor(
    readonly locale: Locale,
    private readonly texts: Readonly<Record<string, string>>,
  ) {}

  /** Loads the texts in the language that the URL's `?lang=` names, otherwise in that of the visit. */
  static async load({ cookieStore, navigator, workerRelease }: WorkerScope, url?: string): Promise<WorkerTexts> {
    const cookie = await cookieStore?.get(LOCALE_COOKIE).catch(() => null);
    const language = url && new URL(url).searchParams.get('lang');
    const locale = isLocale(language) ? language : chooseLocale(cookie?.value, navigator.languages);
    return new WorkerTexts(locale, workerRelease?.texts[locale] ?? workerRelease?.texts.en ?? {});
  }

  /** Named as in react-intl, so that the text is extracted with all others; the texts have no variables. */
  formatMessage({ id }: Message): string {
    return this.texts[id] ?? id;
  }
}
