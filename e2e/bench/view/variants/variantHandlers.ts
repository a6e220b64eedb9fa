import type { OutgoingHttpHeaders } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { securityHeaders } from '../../../../platform/src/site/plugins/securityHeaders';
import type { BuiltFiles } from '../front/BuiltFiles';
import { type BrowserRequest, type Body, type Handler, isDocument, piecesOf, type Reply } from '../front/Exchange';
import { withDocument } from '../front/withDocument';
import { type BundleRelease, bundleDocument, bundlePolicy } from './bundleDocument';
import { defaultsDocument, defaultsPolicy } from './defaultsDocument';
import { lastGoodDocument } from './lastGood';
import type { DocumentChange } from './rewriteDocument';
import { unprotectedDocument } from './unprotectedDocument';
import { UnprotectedReleases } from './UnprotectedReleases';

const POLICY = 'content-security-policy';
/** First tag after the shell's script in every document; everything before it is the start. */
const START_END = '<title>';

interface Changes {
  document: (asked: BrowserRequest) => DocumentChange;
  headers: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders;
}

const withPolicy =
  (change: (policy: string) => string): Changes['headers'] =>
  (headers) => ({ ...headers, [POLICY]: change(String(headers[POLICY] ?? '')) });

/** Rewrites a document as it arrives; like the site, sends the start as soon as it is complete. */
async function* rewriteChunks(body: Body, { start, rest }: DocumentChange): AsyncIterable<string> {
  let text = '';
  let isStarted = false;
  const decoder = new StringDecoder('utf8');
  for await (const piece of piecesOf(body)) {
    text += decoder.write(piece);
    const end = isStarted ? -1 : text.indexOf(START_END);
    if (end < 0) continue;
    yield start(text.slice(0, end));
    text = text.slice(end);
    isStarted = true;
  }
  yield rest(text + decoder.end());
}

/** Serves the site with a variant's files and rewritten documents. */
function rewriteSite(site: Handler, fileAt: BuiltFiles['at'], { document, headers }: Changes): Handler {
  return async (request) => {
    const file = fileAt(request.path);
    if (file) return file;
    if (!isDocument(request)) return site(request);
    const plainRequest = { ...request, headers: { ...request.headers, 'accept-encoding': 'identity' } };
    const reply = await site(plainRequest);
    const rewritten = withDocument(reply, rewriteChunks(reply.body, document(request)));
    return { ...rewritten, headers: headers(rewritten.headers) };
  };
}

/** Serves a single bundle with route splitting and the same preload links; `findScreen` returns the chunk group of a path's screen. */
export const bundleSite = (site: Handler, files: BuiltFiles, release: BundleRelease, findScreen: (path: string) => string): Handler =>
  rewriteSite(site, (path) => files.at(path), {
    document: ({ path }) => bundleDocument(findScreen(path), release),
    headers: withPolicy((policy) => bundlePolicy(policy, release)),
  });

/** Serves the same federation with default settings. */
export const defaultsSite = (site: Handler, files: BuiltFiles): Handler =>
  rewriteSite(site, (path) => files.at(path), { document: defaultsDocument, headers: withPolicy(defaultsPolicy) });

const withoutPolicy: Changes['headers'] = ({ [POLICY]: _policy, 'reporting-endpoints': _reports, ...headers }) => headers;

/** Serves the same federation without protections; its files have the headers of the site's files. */
export const unprotectedSite = (site: Handler, files: BuiltFiles, releases: UnprotectedReleases): Handler => {
  const common = { ...withoutPolicy(securityHeaders(false)), vary: 'accept-encoding' };
  const fileAt: BuiltFiles['at'] = (path) => {
    const file = files.at(UnprotectedReleases.builtPath(path));
    return file && { ...file, headers: { ...common, ...file.headers } };
  };
  return rewriteSite(site, fileAt, {
    document: ({ path }) => unprotectedDocument(path, releases),
    headers: withoutPolicy,
  });
};

/** Serves the site with its protections; its documents name a fallback release and are sent in the same way as the unprotected ones. */
export const protectedSite = (site: Handler): Handler =>
  rewriteSite(site, () => undefined, { document: () => lastGoodDocument, headers: (headers) => headers });

/** Serves the captured `pages` as plain HTML, by path; everything else comes from the site. */
export const staticSite =
  (site: Handler, pages: ReadonlyMap<string, string>): Handler =>
  async (request) => {
    const html = pages.get(request.path);
    if (html === undefined || !isDocument(request)) return site(request);
    const empty: Reply = { status: 200, headers: { 'cache-control': 'no-cache' }, body: Buffer.alloc(0) };
    return withDocument(empty, [html]);
  };
