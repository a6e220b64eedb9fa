import { randomBytes } from 'node:crypto';
import {
  CATALOGUE_PATH,
  DEFAULT_LOCALE,
  domainLocale,
  LOCALES,
  PLAN_PATH,
  type Release,
  STATIC_PLAN_PATH,
} from '@rendezvous/shared/contract';
import { SERVER_FILE } from '../../build/serverBuild';
import { isDescription } from '../../gates/Descriptions';
import { type Registry, releaseBase } from '../../registry/Registry';
import { resolve } from '../../registry/resolve';
import type { SiteContext } from '../createContext';
import { contentSecurityPolicy } from '../document/contentSecurityPolicy';
import { NO_SCRIPT_TEXT, noScript } from '../document/noScript';
import { preloads } from '../document/preloads';
import { siteIcon } from '../document/siteIcon';
import { webManifest } from '../document/webManifest';
import { Refusal } from '../plugins/Refusal';
import { ROBOTS } from '../routes/fixedRoutes';
import { workerScript } from '../worker/workerScript';
import { staticDocument } from './staticDocument';
import type { StaticSite } from './StaticSite';

/** Directives that are allowed only in a header. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|report-to) /;

/** Reduces a content security policy to the directives that a meta element may have. */
const toMetaPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.test(directive))
    .join('; ');

/** The registry without open canaries: a file is the same for everyone. */
function withoutCanaries(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, { canary: _canary, ...entry }]) => [name, entry] as const);
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

/**
 * Creates what a plain static host needs for a domain: stable releases, their plan and the document. The host has to forward calls to the
 * api.
 */
export async function makeStaticSite(context: SiteContext, host: string): Promise<StaticSite> {
  const { settings } = await context.boot.load({ host, query: {}, country: '', chosenCountry: undefined, locale: DEFAULT_LOCALE });
  const locale = domainLocale(settings.domain_language) ?? DEFAULT_LOCALE;
  const registry = withoutCanaries(await context.registryCache.current());
  const resolution = resolve(registry, { visitorId: '', country: '', locale });
  const { shell, plan } = resolution;
  const files = preloads(resolution, undefined, locale).filter(({ as }) => as === 'script');
  const [entry] = files;
  if (shell === undefined || entry === undefined) throw new Refusal(409, 'no_shell', 'No shell is released yet.');
  const releases = [shell, ...Object.values(resolution.releases).flat()];
  const nonce = randomBytes(16).toString('base64url');
  const policy = contentSecurityPolicy({ nonce, cdnPrefix: settings.cdn_prefix, releases, secure: context.secure });
  const texts = await context.catalogues.messages(shell, locale);
  const planText = JSON.stringify(plan);
  return {
    serial: plan.serial,
    assets: Object.assign({}, ...releases.map(toAssets)) as Record<string, string>,
    files: {
      '/icon.svg': siteIcon,
      '/favicon.ico': siteIcon,
      '/robots.txt': ROBOTS,
      '/manifest.webmanifest': JSON.stringify(webManifest(settings, locale)),
      ...toCatalogueFiles(context, releases),
      '/sw.js': await workerScript(context, shell),
      [PLAN_PATH]: planText,
      [STATIC_PLAN_PATH]: planText,
      '/index.html': staticDocument({
        ...{ settings, locale, nonce, entry },
        policy: toMetaPolicy(policy),
        preloads: files,
        noScript: noScript(texts[NO_SCRIPT_TEXT], settings, nonce),
      }),
    },
  };
}

/** Digests of the files of a release that browsers load, by address. */
const toAssets = (release: Release): Record<string, string> =>
  Object.fromEntries(
    Object.entries(release.integrity)
      .filter(([file]) => file !== SERVER_FILE && !isDescription(file))
      .map(([file, digest]) => [releaseBase(release) + file, digest]),
  );

function toCatalogueFiles({ catalogues }: Pick<SiteContext, 'catalogues'>, releases: readonly Release[]): Record<string, string> {
  const catalogueEntries = releases.flatMap((release) =>
    LOCALES.map((locale) => [`${CATALOGUE_PATH}/${release.remote}/${release.id}/${locale}`, catalogues.find(release, locale)] as const),
  );
  return Object.fromEntries(catalogueEntries.flatMap(([address, catalogue]) => (catalogue ? [[address, JSON.stringify(catalogue)]] : [])));
}
