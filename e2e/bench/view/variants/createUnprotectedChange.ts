import type { Locale, Plan } from '@rendezvous/shared/contract';
import type { Preload } from '../../../../platform/src/site/document/getPreloads';
import { getReleaseBase } from '../../../../platform/src/registry/Registry';
import type { Boot } from './rewriteBoot';
import { type DocumentChange, createDocumentChange } from './createDocumentChange';
import type { UnprotectedReleases } from './UnprotectedReleases';

const TEXT_PRELOAD_PATTERN = /<link rel="preload"[^>]*href="\/r\/[^>]*as="fetch"[^>]*>\n?/g;
const NONCE_PATTERN = /<meta property="csp-nonce"[^>]*>\n?| nonce="[^"]*"/g;
/** Matches inline scripts. A document has only one, which monitors the loading of the shell's script. */
const INLINE_SCRIPT_PATTERN = /<script>[\s\S]*?<\/script>\n?/g;
const PROTECTION_PATTERN = /integrity=|"integrity"|sha256-|\/platform\/beacon/;

const readLocale = (start: string): Locale => (/<html lang="(\w+)"/.exec(start)?.[1] ?? 'en') as Locale;

/** Creates a preload link. Scripts get no `crossorigin`: without a digest, they are fetched in a different mode. */
function toPreloadLink({ href, as }: Preload, priority: string): string {
  const crossOriginAttribute = as === 'fetch' ? ' crossorigin="anonymous"' : '';
  return `<link rel="preload" href="${href}" as="${as}"${crossOriginAttribute}${priority}>\n`;
}

/** Removes nonces and throws if any other protection is left: a page measured without protections must have none. */
function withoutNonces(html: string): string {
  const strippedHtml = html.replaceAll(NONCE_PATTERN, '');
  const remnant = PROTECTION_PATTERN.exec(strippedHtml)?.[0];
  if (remnant !== undefined) throw new Error(`The document without protections still has ${remnant}`);
  return strippedHtml;
}

/** Rewrites the site's document for releases without protections: the same files are preloaded, but without integrity. */
export function createUnprotectedChange(pathname: string, releases: UnprotectedReleases): DocumentChange {
  const { shell } = releases;
  const { changeStart, changeRest } = createDocumentChange({
    createPreloads: (siteStart) => {
      const priority = siteStart.includes('fetchpriority="low"') ? ' fetchpriority="low"' : '';
      return releases
        .listPreloads(pathname, readLocale(siteStart))
        .map((file) => toPreloadLink(file, priority))
        .join('');
    },
    script: `<script src="${getReleaseBase(shell)}${shell.entry}" defer></script>`,
    changeBoot: ({ nonce: _nonce, beaconToken: _token, plan, catalogue: _catalogue, locale, ...boot }: Boot) => {
      const url = `${getReleaseBase(shell)}${shell.catalogues[locale as Locale]}`;
      return { ...boot, locale, plan: releases.toUnprotectedPlan(plan as Plan, locale as Locale), catalogue: { url } };
    },
  });
  return {
    changeStart: (html) => withoutNonces(changeStart(html.replaceAll(TEXT_PRELOAD_PATTERN, '').replaceAll(INLINE_SCRIPT_PATTERN, ''))),
    changeRest: (html) => withoutNonces(changeRest(html)),
  };
}
