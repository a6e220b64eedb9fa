import type { BootData, Release, RenderedPage } from '@rendezvous/shared/contract';
import { renderJob } from '../../prerender/renderJob';
import type { Resolution } from '../../registry/resolve';
import type { SiteContext } from '../createContext';
import type { RouteMatch } from './matchRoute';
import { shownQuery } from './shownQuery';

interface PageInput {
  resolution: Resolution;
  shell: Release;
  boot: BootData;
  match: RouteMatch | undefined;
  pathname: string;
  query: Readonly<Record<string, string>>;
}

/** The rendered page of a visitor's request; undefined where the browser renders it (platform.md, section 9). */
export async function renderPage(context: SiteContext, input: PageInput): Promise<RenderedPage | undefined> {
  const { resolution, shell, boot, match, pathname, query } = input;
  if (match?.route.prerender !== true || boot.user !== null) return undefined;
  const ports = {
    pathOf: (release: Release, file: string) => context.folder.pathOf(release, file),
    messages: (release: Release, locale: BootData['locale']) => context.catalogues.messages(release, locale),
  };
  const job = renderJob({ resolution, shell, boot, address: pathname + shownQuery(query) }, ports);
  return job && context.prerenderer.find(job);
}
