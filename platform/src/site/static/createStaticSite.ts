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
import { isDescriptionFile } from '../../gates/ReleaseDescriptions';
import { digest } from '../../build/digest';
import { type Registry, getReleaseBase } from '../../registry/Registry';
import { resolveVisit } from '../../registry/resolveVisit';
import type { SiteContext } from '../createContext';
import { buildContentSecurityPolicy } from '../document/buildContentSecurityPolicy';
import { NO_SCRIPT_TEXT_ID, renderNoScript } from '../document/renderNoScript';
import { getPreloads } from '../document/getPreloads';
import { siteIcon } from '../document/siteIcon';
import { createWebManifest } from '../document/createWebManifest';
import { Refusal } from '../plugins/Refusal';
import { ICON_DRAWERS } from '../icons/appIcons';
import { renderRobots } from '../search/renderRobots';
import { createWorkerScript } from '../worker/createWorkerScript';
import { renderStaticDocument } from './renderStaticDocument';
import type { StaticSite } from './StaticSite';

/** Directives that are allowed only in a header. */
const HEADER_ONLY_DIRECTIVE = /^(frame-ancestors|report-uri|report-to) /;

/** Reduces a content security policy to the directives that a meta element may have. */
const toMetaPolicy = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY_DIRECTIVE.test(directive))
    .join('; ');

/** Returns the registry without open canaries, since a static file is the same for everyone. */
function withoutCanaries(registry: Registry): Registry {
  const remotes = Object.entries(registry.remotes).map(([name, { canary: _canary, ...entry }]) => [name, entry] as const);
  return { ...registry, remotes: Object.fromEntries(remotes) };
}

/**
 * Creates the content of a plain static host for a domain, with stable releases instead of canaries. The host has to forward calls
 * to the api.
 */
export async function createStaticSite(context: SiteContext, host: string): Promise<StaticSite> {
  const { settings } = await context.boot.load({ host, query: {}, country: '', chosenCountry: undefined, locale: DEFAULT_LOCALE });
  const locale = domainLocale(settings.domain_language) ?? DEFAULT_LOCALE;
  const registry = withoutCanaries(await context.registryCache.getCurrent());
  const resolution = resolveVisit(registry, { visitorId: '', country: '', locale });
  const { shell, plan } = resolution;
  const scriptPreloads = getPreloads(resolution, undefined, locale).filter(({ as }) => as === 'script');
  const [entry] = scriptPreloads;
  if (shell === undefined || entry === undefined) throw new Refusal(409, 'no_shell', 'No shell is released yet.');
  const releases = [shell, ...Object.values(resolution.releases).flat()];
  const nonce = randomBytes(16).toString('base64url');
  const policy = buildContentSecurityPolicy({ nonce, cdnPrefix: settings.cdn_prefix, releases, secure: context.secure });
  const texts = await context.catalogues.loadMessages(shell, locale);
  const planText = JSON.stringify(plan);
  return {
    serial: plan.serial,
    assets: Object.assign({}, await createIconAssets(), ...releases.map(toAssets)) as Record<string, string>,
    files: {
      '/icon.svg': siteIcon,
      '/robots.txt': renderRobots(),
      '/manifest.webmanifest': JSON.stringify(createWebManifest(settings, locale)),
      ...toCatalogueFiles(context, releases),
      '/sw.js': await createWorkerScript(context, shell),
      [PLAN_PATH]: planText,
      [STATIC_PLAN_PATH]: planText,
      '/index.html': renderStaticDocument({
        ...{ settings, locale, nonce, entry },
        policy: toMetaPolicy(policy),
        preloads: scriptPreloads,
        noScriptNotice: renderNoScript(texts[NO_SCRIPT_TEXT_ID], settings, nonce),
      }),
    },
  };
}

/** Returns the digests of the files of a release that browsers load, by URL path. */
const toAssets = (release: Release): Record<string, string> =>
  Object.fromEntries(
    Object.entries(release.integrity)
      .filter(([file]) => file !== SERVER_FILE && !isDescriptionFile(file))
      .map(([file, digest]) => [getReleaseBase(release) + file, digest]),
  );

/** Returns the digests of the drawn icons, by URL path. */
async function createIconAssets(): Promise<Record<string, string>> {
  const entries = [...ICON_DRAWERS].map(async ([path, draw]) => [path, digest((await draw()).content)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function toCatalogueFiles({ catalogues }: Pick<SiteContext, 'catalogues'>, releases: readonly Release[]): Record<string, string> {
  const catalogueEntries = releases.flatMap((release) =>
    LOCALES.map((locale) => [`${CATALOGUE_PATH}/${release.remote}/${release.id}/${locale}`, catalogues.find(release, locale)] as const),
  );
  return Object.fromEntries(catalogueEntries.flatMap(([address, catalogue]) => (catalogue ? [[address, JSON.stringify(catalogue)]] : [])));
}
