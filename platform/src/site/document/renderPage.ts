import type { BootData, RenderedPage } from '@rendezvous/shared/contract';
import type { SiteContext } from '../createContext';
import type { OpenVisit } from '../visit/openVisit';
import type { PreparedPage } from './preparePage';

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
