import type { Release } from '@rendezvous/shared/contract';
import type { Registry } from '../../registry/Registry';
import { resolveVisit } from '../../registry/resolveVisit';
import type { SiteContext } from '../createContext';
import { createAnonymousVisit } from '../document/createAnonymousVisit';
import { preparePage } from '../document/preparePage';
import { getPublicPaths } from '../document/getPublicPaths';
import { RefusedUpload } from '../releases/RefusedUpload';

/**
 * Rejects with a RefusedUpload if a public page of a release cannot be rendered with the other live releases. If the release can be promoted,
 * `registry` must be one in which it has been. Without a shell that can render, or while the api is down, nothing can be checked, and the release
 * passes: it may be the one that fixes this.
 */
export async function checkRendering(context: SiteContext, registry: Registry, { remote }: Release): Promise<void> {
  const visit = await createAnonymousVisit(context, 'en').catch(() => undefined);
  const { shell, plan } = resolveVisit(registry, visit ?? { visitorId: '', country: '', locale: 'en' });
  if (visit === undefined || shell === undefined) return;
  for (const pathname of getPublicPaths(plan, remote)) {
    const { resolvePage } = await preparePage(context, registry, visit, pathname);
    const { job } = resolvePage(null);
    if (!job) return;
    await context.renderThread.render(job.order()).catch((error: Error) => {
      throw new RefusedUpload('rendering', `${pathname} cannot be rendered: ${error.message.split('\n').slice(0, 3).join(' ')}`);
    });
  }
}
