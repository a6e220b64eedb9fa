import type { BuiltFiles } from '../front/BuiltFiles';
import { type Answer, type Asked, type Handler, isDocument } from '../front/Exchange';
import { withDocument } from '../front/withDocument';
import { type BundleRelease, bundleDocument, bundlePolicy } from './bundleDocument';
import { defaultsDocument, defaultsPolicy } from './defaultsDocument';

const POLICY = 'content-security-policy';

interface Changes {
  document: (html: string, asked: Asked) => string;
  policy: (policy: string) => string;
}

/** The site with other files and changed documents. */
function changedSite(site: Handler, files: BuiltFiles, { document, policy }: Changes): Handler {
  return async (asked) => {
    const file = files.at(asked.path);
    if (file) return file;
    if (!isDocument(asked)) return site(asked);
    const plain = { ...asked, headers: { ...asked.headers, 'accept-encoding': 'identity' } };
    const answer = await site(plain);
    const changed = withDocument(answer, document(answer.body.toString('utf8'), asked));
    return { ...changed, headers: { ...changed.headers, [POLICY]: policy(String(answer.headers[POLICY] ?? '')) } };
  };
}

/** Everything as one bundle with route splitting and the same preload links. */
export const bundleSite = (site: Handler, files: BuiltFiles, release: BundleRelease, screenOf: (path: string) => string): Handler =>
  changedSite(site, files, {
    document: (html, { path }) => bundleDocument(html, screenOf(path), release),
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
    return withDocument(empty, html);
  };
