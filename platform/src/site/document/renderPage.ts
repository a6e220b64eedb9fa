import type { BootData, RenderedPage } from '@rendezvous/shared/contract';
import type { SiteContext } from '../createContext';
import type { OpenVisit } from '../visit/openVisit';
import type { PreparedPage } from './preparePage';

interface Rendering {
  /** Boot data of the document, including the replies that its page shows. */
  boot: BootData;
  /** Undefined if the browser has to render everything. */
  page: RenderedPage | undefined;
}

/** Renders a page. A public page is looked up, or rendered once for all its visitors; a personal page is rendered for this request only. */
export async function renderPage(
  { boot: api, memberPages, prerenderer }: Pick<SiteContext, 'boot' | 'memberPages' | 'prerenderer'>,
  { host, country, cookie, user: pendingUser }: Pick<OpenVisit, 'host' | 'country' | 'cookie' | 'user'>,
  { resolvePage, match }: Pick<PreparedPage, 'resolvePage' | 'match'>,
): Promise<Rendering> {
  const { boot, job, isPersonal } = resolvePage(await pendingUser);
  if (job === undefined) return { boot, page: undefined };
  const result = isPersonal
    ? await memberPages.make(job, (address) => api.loadMemberReply({ host, country, cookie, address }))
    : { page: await prerenderer.find(job), replies: {} };
  if (result?.page === undefined) return { boot, page: undefined };
  const { frame, slots } = result.page;
  const isWhole = !frame;
  const identity = match === undefined ? { isMissing: isWhole } : isWhole && !isPersonal && { key: job.key };
  const rendered = { frame, slots, ...identity };
  return { boot: { ...boot, replies: { ...boot.replies, ...result.replies }, rendered }, page: result.page };
}
