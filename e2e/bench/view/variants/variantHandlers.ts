import type { OutgoingHttpHeaders } from 'node:http';
import { StringDecoder } from 'node:string_decoder';
import { securityHeaders } from '../../../../platform/src/site/plugins/securityHeaders';
import type { BuiltFiles } from '../front/BuiltFiles';
import { type Asked, type Body, type Handler, isDocument, piecesOf, type Reply } from '../front/Exchange';
import { withDocument } from '../front/withDocument';
import { type BundleRelease, bundleDocument, bundlePolicy } from './bundleDocument';
import { defaultsDocument, defaultsPolicy } from './defaultsDocument';
import { lastGoodDocument } from './lastGood';
import type { DocumentChange } from './rewriteDocument';
import { unprotectedDocument } from './unprotectedDocument';
import { UnprotectedReleases } from './UnprotectedReleases';

const POLICY = 'content-security-policy';
/** Follows the shell's script in every document. */
const START_END = '<title>';

interface Changes {
  document: (asked: Asked) => DocumentChange;
  headers: (headers: OutgoingHttpHeaders) => OutgoingHttpHeaders;
}

const withPolicy =
  (change: (policy: string) => string): Changes['headers'] =>
  (headers) => ({ ...headers, [POLICY]: change(String(headers[POLICY] ?? '')) });

/** The start of a document is sent as soon as it is complete, as the site does. */
async function* changedParts(body: Body, { start, rest }: DocumentChange): AsyncIterable<string> {
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

/** The site with other files and changed documents. */
function changedSite(site: Handler, fileAt: BuiltFiles['at'], { document, headers }: Changes): Handler {
  return async (asked) => {
    const file = fileAt(asked.path);
    if (file) return file;
    if (!isDocument(asked)) return site(asked);
    const plain = { ...asked, headers: { ...asked.headers, 'accept-encoding': 'identity' } };
    const reply = await site(plain);
    const changed = withDocument(reply, changedParts(reply.body, document(asked)));
    return { ...changed, headers: headers(changed.headers) };
  };
}

/** A single bundle with route splitting and the same preload links. */
export const bundleSite = (site: Handler, files: BuiltFiles, release: BundleRelease, screenOf: (path: string) => string): Handler =>
  changedSite(site, (path) => files.at(path), {
    document: ({ path }) => bundleDocument(screenOf(path), release),
    headers: withPolicy((policy) => bundlePolicy(policy, release)),
  });

/** The same federation with default settings. */
export const defaultsSite = (site: Handler, files: BuiltFiles): Handler =>
  changedSite(site, (path) => files.at(path), { document: defaultsDocument, headers: withPolicy(defaultsPolicy) });

const withoutPolicy: Changes['headers'] = ({ [POLICY]: _policy, 'reporting-endpoints': _reports, ...headers }) => headers;

/** The same federation without protections; its files have the headers of the site's files. */
export const unprotectedSite = (site: Handler, files: BuiltFiles, releases: UnprotectedReleases): Handler => {
  const common = { ...withoutPolicy(securityHeaders(false)), vary: 'accept-encoding' };
  const fileAt: BuiltFiles['at'] = (path) => {
    const file = files.at(UnprotectedReleases.builtPath(path));
    return file && { ...file, headers: { ...common, ...file.headers } };
  };
  return changedSite(site, fileAt, {
    document: ({ path }) => unprotectedDocument(path, releases),
    headers: withoutPolicy,
  });
};

/** The unchanged site, with its documents sent in the same way as the unprotected ones. */
export const protectedSite = (site: Handler): Handler =>
  changedSite(site, () => undefined, { document: () => lastGoodDocument, headers: (headers) => headers });

/** Pages captured as plain HTML; pictures come from the site. */
export const staticSite =
  (site: Handler, pages: ReadonlyMap<string, string>): Handler =>
  async (asked) => {
    const html = pages.get(asked.path);
    if (html === undefined || !isDocument(asked)) return site(asked);
    const empty: Reply = { status: 200, headers: { 'cache-control': 'no-cache' }, body: Buffer.alloc(0) };
    return withDocument(empty, [html]);
  };
