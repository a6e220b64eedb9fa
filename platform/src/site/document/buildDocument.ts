import { fileMark } from '@rendezvous/shared/contract';
import type { Registry } from '../../registry/Registry';
import { hasSession } from '../boot/hasSession';
import type { SiteContext, SiteLog } from '../createContext';
import { previewBadge } from '../landers/previewBadge';
import { overrideBadge } from '../overrides/overrideBadge';
import { Refusal } from '../plugins/Refusal';
import type { OpenVisit } from '../visit/openVisit';
import { plainText } from './plainText';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { headLinks, toOrigin } from './headLinks';
import { NO_SCRIPT_TEXT, noScript } from './noScript';
import { preloads } from './preloads';
import { preparePage } from './preparePage';
import { documentFailure, documentRest, documentStart } from './renderDocument';
import { getTitle } from './getTitle';
import { renderPage } from './renderPage';

/** Ids of the kit's texts for a part that failed to load, which the shell's catalogues contain. */
const FAILED_TEXTS = ['shared.error.title', 'shared.error.text'];

export interface BuiltDocument {
  status: 200 | 404;
  policy: string;
  /** Whether the page is the same for every visitor and fully rendered. */
  isForEverybody: boolean;
  /** The document in two parts; for a personal document, the first is available before the page is rendered. */
  parts: AsyncIterable<string>;
}

/** Builds the document of a visit at an address; rejects with a Refusal (503) when there is no shell. */
export async function buildDocument(
  context: SiteContext,
  registry: Registry,
  visit: OpenVisit,
  pathname: string,
  log: SiteLog,
): Promise<BuiltDocument> {
  const prepared = await preparePage(context, registry, visit, pathname);
  const { resolution, shell, match, boot, mayBePersonal, isPainted } = prepared;
  const { settings } = visit.boot;
  const files = preloads(resolution, match, visit.locale);
  const [entry] = files;
  if (entry === undefined) throw new Refusal(503, 'no_shell', 'The shell has no entry.');
  const links =
    match === undefined ? '' : headLinks(toOrigin(settings.domain, context.publicOrigin), pathname, visit.query, settings, visit.locale);
  const title = await getTitle(context, resolution, boot, match);
  const neededFiles = files.filter(({ href }) => !visit.keptFiles.has(fileMark(href)));
  const start = documentStart({
    appearance: visit.appearance,
    boot,
    match,
    title,
    links,
    preloads: neededFiles,
    entry,
    isPainted,
    isKept: visit.chosen.length === 0,
    hasSession: hasSession(visit.cookie),
  });
  const texts = await context.catalogues.messages(shell, visit.locale);
  const words = {
    withoutScript: noScript(texts[NO_SCRIPT_TEXT], settings, boot.nonce),
    failed: FAILED_TEXTS.flatMap((id) => plainText(texts[id]) ?? []).join('. '),
  };
  const badge = overrideBadge(visit.chosen, resolution, boot.nonce) + previewBadge(pathname, boot.nonce);
  const rendering = renderPage(context, visit, prepared);
  // A document that has started is always completed.
  const rest = rendering.then(
    ({ boot: pageBoot, page }) => documentRest(pageBoot, page, words, badge),
    (error: unknown) => {
      log.error({ err: error }, 'a document broke off');
      return documentFailure();
    },
  );
  const publicPage = mayBePersonal ? undefined : (await rendering).page;
  return {
    isForEverybody: badge === '' && match !== undefined && publicPage !== undefined && !publicPage.frame,
    status: match === undefined ? 404 : 200,
    policy: contentSecurityPolicy({
      nonce: boot.nonce,
      cdnPrefix: settings.cdn_prefix,
      releases: [shell, ...Object.values(resolution.releases).flat()],
      secure: context.secure,
    }),
    parts: streamInOrder(start, rest),
  };
}

async function* streamInOrder(start: string, rest: Promise<string>): AsyncIterable<string> {
  yield start;
  yield await rest;
}
