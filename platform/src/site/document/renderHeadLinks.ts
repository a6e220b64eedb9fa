import { type PageAddresses, toAlternates } from '../search/pageAddresses';
import { escapeHtml } from './escapeHtml';

/** Canonical address of a public page, and one alternate per language of the domain. */
export const renderHeadLinks = (addresses: PageAddresses): string =>
  [
    `<link rel="canonical" href="${escapeHtml(addresses.canonical)}">`,
    ...toAlternates(addresses).map(([tag, address]) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(address)}">`),
  ].join('\n');
