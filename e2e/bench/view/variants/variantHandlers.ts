import { StringDecoder } from 'node:string_decoder';
import type { BuiltFiles } from '../front/BuiltFiles';
import { type Answer, type Asked, type Body, type Handler, isDocument, piecesOf } from '../front/Exchange';
import { withDocument } from '../front/withDocument';
import { type BundleRelease, bundleDocument, bundlePolicy } from './bundleDocument';
import { defaultsDocument, defaultsPolicy } from './defaultsDocument';
import type { DocumentChange } from './rewriteDocument';

const POLICY = 'content-security-policy';
/** Comes after the shell's script in every document. */
const START_END = '<title>';

interface Changes {
  document: (asked: Asked) => DocumentChange;
  policy: (policy: string) => string;
}

/** The begin of a document leaves as soon as it has come to its end, as the site sends it. */
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
function changedSite(site: Handler, files: BuiltFiles, { document, policy }: Changes): Handler {
  return async (asked) => {
    const file = files.at(asked.path);
    if (file) return file;
    if (!isDocument(asked)) return site(asked);
    const plain = { ...asked, headers: { ...asked.headers, 'accept-encoding': 'identity' } };
    const answer = await site(plain);
    const changed = withDocument(answer, changedParts(answer.body, document(asked)));
    return { ...changed, headers: { ...changed.headers, [POLICY]: policy(String(answer.headers[POLICY] ?? '')) } };
  };
}

/** Everything as one bundle with route splitting and the same preload links. */
export const bundleSite = (site: Handler, files: BuiltFiles, release: BundleRelease, screenOf: (path: string) => string): Handler =>
  changedSite(site, files, {
    document: ({ path }) => bundleDocument(screenOf(path), release),
    policy: (policy) => bundlePolicy(policy, release),
  });

/** The same federation with default settings. */
export const defaultsSite = (site: Handler, files: BuiltFiles): Handler =>
  changedSite(site, files, { document: defaultsDocument, policy: defaultsPolicy });

/** Pages as plain HTML that somebody wrote down after they were there; pictures come from the site. */
export const staticSite =
  (site: Handler, pages: ReadonlyMap<string, string>): Handler =>
  async (asked) => {
    const html = pages.get(asked.path);
    if (html === undefined || !isDocument(asked)) return site(asked);
    const empty: Answer = { status: 200, headers: { 'cache-control': 'no-cache' }, body: Buffer.alloc(0) };
    return withDocument(empty, [html]);
  };
