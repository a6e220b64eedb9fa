import { isLocale, type Locale } from '@rendezvous/shared/contract';

/** Locale that a domain sets on the first visit: the first two letters of domain_language when they are a supported locale. */
export function domainLocale(domainLanguage: string): Locale | undefined {
  const letters = domainLanguage.slice(0, 2).toLowerCase();
  return isLocale(letters) ? letters : undefined;
}
