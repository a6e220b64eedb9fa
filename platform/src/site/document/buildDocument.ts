import { type BootData, fileMark, type Locale, type RenderedPage, type Settings, visibleLocales } from '@rendezvous/shared/contract';
import type { Registry } from '../../registry/Registry';
import { hasSession } from '../boot/hasSession';
import type { SiteContext, SiteLog } from '../createContext';
import { isPreview } from '../landers/isPreview';
import { badgeCss } from '../overrides/badgeCss';
import { overrideBadge } from '../overrides/overrideBadge';
import { Refusal } from '../plugins/Refusal';
import type { OpenVisit } from '../visit/openVisit';
import { plainText } from './Catalogues';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { escapeHtml } from './escapeHtml';
import { NO_SCRIPT_TEXT, noScript } from './noScript';
import { preloads } from './preloads';
import { type PreparedPage, preparePage } from './preparePage';
import { documentFailure, documentRest, documentStart } from './renderDocument';
import { getTitle } from './getTitle';

interface Rendering {
  /** Content of the document, including the replies shown by its page. */
  boot: BootData;
  /** Undefined where the browser renders everything. */
  page: RenderedPage | undefined;
}

/** Renders a page: a public one is looked up or rendered once, a personal one is rendered for this request only. */
export async function renderPage(
  { boot: api, memberPages, prerenderer }: Pick<SiteContext, 'boot' | 'memberPages' | 'prerenderer'>,
  { host, country, cookie, user: coming }: Pick<OpenVisit, 'host' | 'country' | 'cookie' | 'user'>,
  { pageFor, match }: Pick<PreparedPage, 'pageFor' | 'match'>,
): Promise<Rendering> {
  const { boot, job, isPersonal } = pageFor(await coming);
  if (job === undefined) return { boot, page: undefined };
  const made = isPersonal
    ? await memberPages.make(job, (address) => api.memberReply({ host, country, cookie, address }))
    : { page: await prerenderer.find(job), replies: {} };
  if (made?.page === undefined) return { boot, page: undefined };
  const { frame, slots } = made.page;
  const isWhole = !frame;
  const what = match === undefined ? { isMissing: isWhole } : isWhole && !isPersonal && { key: job.key };
  const rendered = { frame, slots, ...what };
  return { boot: { ...boot, replies: { ...boot.replies, ...made.replies }, rendered }, page: made.page };
}

/** Query keys that identify another page; all others are tracking. */
const MEANINGFUL = new Set(['page']);

/** Canonical address and one alternate per visible locale of a public page (R-094). */
function headLinks(origin: string, pathname: string, query: Readonly<Record<string, string>>, settings: Settings, locale: Locale): string {
  const kept = Object.entries(query).filter(([key]) => MEANINGFUL.has(key));
  const address = (extra: [string, string][]): string => {
    const search = new URLSearchParams([...kept, ...extra]).toString();
    return escapeHtml(`${origin}${pathname}${search === '' ? '' : `?${search}`}`);
  };
  const alternates = visibleLocales(settings.geoip_country, locale).map(
    (one) => `<link rel="alternate" hreflang="${one}" href="${address([['lang', one]])}">`,
  );
  return [
    `<link rel="canonical" href="${address([])}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${address([])}">`,
  ].join('\n');
}

const ID = 'preview';

/** Badge of a page opened as the preview of a campaign (R-348), with a link to what visitors see; empty for other pages. */
export function previewBadge(pathname: string, nonce: string): string {
  if (!isPreview(pathname)) return '';
  const own = pathname.slice(0, pathname.lastIndexOf('/'));
  return [
    `<style nonce="${nonce}">${badgeCss(ID)}</style>`,
    `<details id="${ID}">`,
    '<summary>Opened as a preview</summary>',
    '<p>Only who has this address sees the campaign before it is launched. Once the preview has expired, it shows what visitors see.</p>',
    `<p><a href="${escapeHtml(own)}">What visitors see</a></p>`,
    '</details>',
  ].join('\n');
}

/** Origin for a domain's links: never from the Host header; scheme and port of the public origin. */
export function toOrigin(domain: string, publicOrigin: string): string {
  const own = new URL(publicOrigin);
  return own.hostname === domain || domain === '' ? own.origin : `${own.protocol}//${domain}`;
}

/** Ids in the shell's catalogues: the kit's texts about a part that did not load. */
const FAILED_TEXTS = ['shared.error.title', 'shared.error.text'];

export interface BuiltDocument {
  status: 200 | 404;
  policy: string;
  /** Whether the page is the same for every visitor and fully rendered. */
  isForEverybody: boolean;
  /** The document; a personal one starts before its page is rendered. */
  parts: AsyncIterable<string>;
}

/** The document of a visit at an address. */
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
  const wanted = files.filter(({ href }) => !visit.keptFiles.has(fileMark(href)));
  const start = documentStart({
    appearance: visit.appearance,
    boot,
    match,
    title,
    links,
    preloads: wanted,
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
    (made) => documentRest(made.boot, made.page, words, badge),
    (error: unknown) => {
      log.error({ err: error }, 'a document broke off');
      return documentFailure();
    },
  );
  const everybodys = mayBePersonal ? undefined : (await rendering).page;
  return {
    isForEverybody: badge === '' && match !== undefined && everybodys !== undefined && !everybodys.frame,
    status: match === undefined ? 404 : 200,
    policy: contentSecurityPolicy({
      nonce: boot.nonce,
      cdnPrefix: settings.cdn_prefix,
      releases: [shell, ...Object.values(resolution.releases).flat()],
      secure: context.secure,
    }),
    parts: inOrder(start, rest),
  };
}

async function* inOrder(start: string, rest: Promise<string>): AsyncIterable<string> {
  yield start;
  yield await rest;
}
