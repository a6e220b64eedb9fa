import { fileMark } from '@rendezvous/shared/contract';
import type { Registry } from '../../registry/Registry';
import { hasSession } from '../boot/hasSession';
import type { SiteContext, SiteLog } from '../createContext';
import { renderPreviewBadge } from '../landers/renderPreviewBadge';
import { renderOverrideBadge } from '../overrides/renderOverrideBadge';
import { Refusal } from '../plugins/Refusal';
import type { OpenVisit } from '../visit/openVisit';
import { toPlainText } from './toPlainText';
import { buildContentSecurityPolicy } from './buildContentSecurityPolicy';
import { createPageHead } from './createPageHead';
import { NO_SCRIPT_TEXT_ID, renderNoScript } from './renderNoScript';
import { getPreloads } from './getPreloads';
import { preparePage } from './preparePage';
import { type DocumentStatus, showsMember } from './findStatus';
import { renderDocumentFailure, renderDocumentRest, renderDocumentStart } from './renderDocument';
import { renderPage } from './renderPage';

/** Ids of the UI kit's texts for a part that failed to load; the shell's catalogues contain these texts. */
const ERROR_TEXT_IDS = ['shared.error.title', 'shared.error.text'];

export interface BuiltDocument {
  status: DocumentStatus;
  policy: string;
  /** Whether search engines may index the page. */
  isIndexed: boolean;
  /**
   * Whether browsers may reuse the page for a while. It must be fully rendered, be the same for every visitor, and show no single member.
   */
  isPublic: boolean;
  /** The document in two parts; for a personal document, the first is available before the page is rendered. */
  parts: AsyncIterable<string>;
}

/** Builds the document for a visit to a page; rejects with a Refusal (503) when there is no shell. */
export async function buildDocument(
  context: SiteContext,
  registry: Registry,
  visit: OpenVisit,
  pathname: string,
  log: SiteLog,
): Promise<BuiltDocument> {
  const preparedPage = await preparePage(context, registry, visit, pathname);
  const { resolution, shell, match, boot, status, mayBePersonal, isFullyRendered } = preparedPage;
  const { settings } = visit.boot;
  const files = getPreloads(resolution, match, visit.locale);
  const [entry] = files;
  if (entry === undefined) throw new Refusal(503, 'no_shell', 'The shell has no entry.');
  const head = await createPageHead(context, visit, { resolution, boot, match });
  const neededFiles = files.filter(({ href }) => !visit.keptFiles.has(fileMark(href)));
  const startHtml = renderDocumentStart({
    appearance: visit.appearance,
    boot,
    head,
    preloads: neededFiles,
    entry,
    isFullyRendered,
    isCacheable: visit.chosenOverrides.length === 0,
    hasSession: hasSession(visit.cookie),
  });
  const texts = await context.catalogues.loadMessages(shell, visit.locale);
  const documentTexts = {
    noScriptNotice: renderNoScript(texts[NO_SCRIPT_TEXT_ID], settings, boot.nonce),
    failureText: ERROR_TEXT_IDS.flatMap((id) => toPlainText(texts[id]) ?? []).join('. '),
  };
  const badge = renderOverrideBadge(visit.chosenOverrides, resolution, boot.nonce) + renderPreviewBadge(match, pathname, boot.nonce);
  const rendering = renderPage(context, visit, preparedPage);
  // A document that has started is always completed.
  const restHtml = rendering.then(
    ({ boot: pageBoot, page }) => renderDocumentRest(pageBoot, page, documentTexts, badge),
    (error: unknown) => {
      log.error({ err: error }, 'a document broke off');
      return renderDocumentFailure(visit.locale);
    },
  );
  const publicPage = mayBePersonal ? undefined : (await rendering).page;
  return {
    isPublic:
      badge === '' && match !== undefined && publicPage !== undefined && !publicPage.frame && status === 200 && !showsMember(match.route),
    status,
    isIndexed: head.isIndexed,
    policy: buildContentSecurityPolicy({
      nonce: boot.nonce,
      cdnPrefix: settings.cdn_prefix,
      releases: [shell, ...Object.values(resolution.releases).flat()],
      secure: context.secure,
    }),
    parts: streamInOrder(startHtml, restHtml),
  };
}

async function* streamInOrder(start: string, rest: Promise<string>): AsyncIterable<string> {
  yield start;
  yield await rest;
}
