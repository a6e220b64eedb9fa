import type { OutgoingHttpHeaders } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { getSecurityHeaders } from '../../../../platform/src/site/plugins/getSecurityHeaders';
import type { BuiltFiles } from '../front/BuiltFiles';
import { type BrowserRequest, type Body, type Handler, isDocument, toChunks, type Reply } from '../front/Exchange';
import { withDocument } from '../front/withDocument';
import { type BundleRelease, createBundleChange, addBundlePolicies } from './createBundleChange';
import { createDefaultsChange, withoutTrustedTypes } from './createDefaultsChange';
import { lastGoodChange } from './lastGood';
import type { DocumentChange } from './createDocumentChange';
import { createUnprotectedChange } from './createUnprotectedChange';
import { UnprotectedReleases } from './UnprotectedReleases';

const POLICY_HEADER = 'content-security-policy';
/** First tag after the shell's script in every document; everything before it is the start. */
const FIRST_TAG_AFTER_START = '<title>';

interface SiteChanges {
  createChange: (request: BrowserRequest) => DocumentChange;
  changeHeaders: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders;
}

const changePolicyHeader =
  (change: (policy: string) => string): SiteChanges['changeHeaders'] =>
  (headers) => ({ ...headers, [POLICY_HEADER]: change(String(headers[POLICY_HEADER] ?? '')) });

/** Rewrites a document as it arrives; like the site, sends the start as soon as it is complete. */
async function* rewriteChunks(body: Body, { changeStart, changeRest }: DocumentChange): AsyncIterable<string> {
  let pendingText = '';
  let isStartSent = false;
  const decoder = new StringDecoder('utf8');
  for await (const chunk of toChunks(body)) {
    pendingText += decoder.write(chunk);
    const end = isStartSent ? -1 : pendingText.indexOf(FIRST_TAG_AFTER_START);
    if (end < 0) continue;
    yield changeStart(pendingText.slice(0, end));
    pendingText = pendingText.slice(end);
    isStartSent = true;
  }
  yield changeRest(pendingText + decoder.end());
}

/** Serves the site with a variant's files and rewritten documents. */
function createRewritingHandler(site: Handler, findFile: BuiltFiles['at'], { createChange, changeHeaders }: SiteChanges): Handler {
  return async (request) => {
    const file = findFile(request.path);
    if (file) return file;
    if (!isDocument(request)) return site(request);
    const uncompressedRequest = { ...request, headers: { ...request.headers, 'accept-encoding': 'identity' } };
    const reply = await site(uncompressedRequest);
    const rewrittenReply = withDocument(reply, rewriteChunks(reply.body, createChange(request)));
    return { ...rewrittenReply, headers: changeHeaders(rewrittenReply.headers) };
  };
}

/** Serves a single bundle with route splitting and the same preload links; `findScreen` returns the chunk group of a path's screen. */
export const createBundleHandler = (
  site: Handler,
  files: BuiltFiles,
  release: BundleRelease,
  findScreen: (path: string) => string,
): Handler =>
  createRewritingHandler(site, (path) => files.at(path), {
    createChange: ({ path }) => createBundleChange(findScreen(path), release),
    changeHeaders: changePolicyHeader((policy) => addBundlePolicies(policy, release)),
  });

/** Serves federation with default settings instead of the platform's tuning. */
export const createDefaultsHandler = (site: Handler, files: BuiltFiles): Handler =>
  createRewritingHandler(site, (path) => files.at(path), {
    createChange: createDefaultsChange,
    changeHeaders: changePolicyHeader(withoutTrustedTypes),
  });

const withoutPolicyHeaders: SiteChanges['changeHeaders'] = ({ [POLICY_HEADER]: _policy, 'reporting-endpoints': _reports, ...headers }) =>
  headers;

/** Serves the platform's federation without protections; its files have the headers of the site's files. */
export const createUnprotectedHandler = (site: Handler, files: BuiltFiles, releases: UnprotectedReleases): Handler => {
  const commonHeaders = { ...withoutPolicyHeaders(getSecurityHeaders(false)), vary: 'accept-encoding' };
  const findFile: BuiltFiles['at'] = (path) => {
    const file = files.at(UnprotectedReleases.toBuiltPath(path));
    return file && { ...file, headers: { ...commonHeaders, ...file.headers } };
  };
  return createRewritingHandler(site, findFile, {
    createChange: ({ path }) => createUnprotectedChange(path, releases),
    changeHeaders: withoutPolicyHeaders,
  });
};

/** Serves the site with its protections; its documents name a fallback release and are sent in the same way as the unprotected ones. */
export const createProtectedHandler = (site: Handler): Handler =>
  createRewritingHandler(site, () => undefined, { createChange: () => lastGoodChange, changeHeaders: (headers) => headers });

/** Serves the captured `pages` as plain HTML, by path; everything else comes from the site. */
export const createStaticHandler =
  (site: Handler, pages: ReadonlyMap<string, string>): Handler =>
  async (request) => {
    const html = pages.get(request.path);
    if (html === undefined || !isDocument(request)) return site(request);
    const emptyReply: Reply = { status: 200, headers: { 'cache-control': 'no-cache' }, body: Buffer.alloc(0) };
    return withDocument(emptyReply, [html]);
  };
