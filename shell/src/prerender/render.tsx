import type { RenderedPage, RenderInput } from '@rendezvous/shared/contract';
import { StaticRouter } from '@rendezvous/shared/router';
import { createRootStore, type RootStore } from '@rendezvous/shared/store';
import { collectStyles, createServerStyles, StyleCache } from '@rendezvous/shared/ui';
import { enableStaticRendering } from 'mobx-react-lite';
import { networkOfVisit } from '../boot/networkOfVisit';
import { PageRoot } from '../PageRoot';
import { pageRoutes } from '../routing/pageRoutes';
import { type Resolution, resolveScreen } from '../routing/resolveScreen';
import { shellScreens } from '../screens/shellScreens';
import { htmlOf } from './htmlOf';
import { type LoadContainer, ServerLoader } from './ServerLoader';
import { serverServices } from './serverServices';

enableStaticRendering(true);

/** Renders the page of an address as the browser's first render does. Rejects when its screen cannot be shown. */
export async function render(input: RenderInput, load: LoadContainer): Promise<RenderedPage> {
  const { boot, plan, address } = input;
  const store = createRootStore(boot, serverServices(boot.serverTime));
  const loader = new ServerLoader(input, load, store);
  const routes = pageRoutes(plan, shellScreens);
  const { pathname, search } = new URL(address, 'http://page');
  const network = networkOfVisit(search, { getItem: () => null });
  const visit = { signedIn: store.session.isSignedIn, network, settings: boot.settings };
  const initial = await resolveScreen({ pathname, search }, { routes, loader, visit, reloadForChunk: () => false });
  refuseFailure(initial);
  const page = (): Promise<RenderedPage> => draw({ store, loader, routes, initial, network, address });
  const first = await page();
  if (loader.slots.size === 0) return first;
  await Promise.all([...loader.slots].map(([name, remote]) => loader.load(remote, { kind: 'slot', name })));
  return page();
}

interface Drawing extends Pick<Parameters<typeof PageRoot>[0], 'routes' | 'network'> {
  store: RootStore;
  loader: ServerLoader;
  initial: Resolution;
  address: string;
}

async function draw({ address, loader, ...page }: Drawing): Promise<RenderedPage> {
  const styles = createServerStyles();
  const { html, links } = await htmlOf(
    <StyleCache cache={styles}>
      <StaticRouter location={address}>
        <PageRoot {...page} loader={loader} coming={Promise.resolve(page.initial)} />
      </StaticRouter>
    </StyleCache>,
  );
  return { html, links, styles: collectStyles(styles), slots: [...loader.slots.keys()] };
}

function refuseFailure(resolution: Resolution): asserts resolution is Exclude<Resolution, { kind: 'failed' | 'broken' }> {
  if (resolution.kind === 'failed') throw resolution.failure;
  if (resolution.kind === 'broken') throw resolution.error;
}
