import type { RenderedPage, RenderInput } from '@rendezvous/shared/contract';
import { collectStyles, createServerStyles, StaticRouter } from '@rendezvous/shared/server';
import { createRootStore, type RootStore } from '@rendezvous/shared/store';
import { StyleCache } from '@rendezvous/shared/ui';
import { enableStaticRendering } from 'mobx-react-lite';
import { networkOfVisit } from '../boot/networkOfVisit';
import { PageRoot } from '../PageRoot';
import type { PageRoute } from '../routing/PageRoute';
import { pageRoutes } from '../routing/pageRoutes';
import { type Resolution, resolveScreen } from '../routing/resolveScreen';
import { shellScreens } from '../screens/shellScreens';
import { renderToHtml } from './renderToHtml';
import { type LoadContainer, ServerLoader } from './ServerLoader';
import { serverServices } from './serverServices';

enableStaticRendering(true);

/** Renders an address as the browser's first render does, or only its frame. Rejects when its screen cannot be shown. */
export async function render(input: RenderInput, load: LoadContainer): Promise<RenderedPage> {
  const { boot, plan, address } = input;
  const wanted = new Set<string>();
  const store = createRootStore(
    { ...boot, messages: input.messages },
    serverServices(boot.serverTime, (missing) => wanted.add(missing)),
  );
  // Slots that the stores look up on every page need no loading; those this page shows do.
  wanted.clear();
  const loader = new ServerLoader(input, load, store);
  const routes = pageRoutes(plan, shellScreens);
  const network = networkOfVisit(addressOf(address).search, { getItem: () => null });
  const initial = input.frame ? null : await screenOf(address, store, { routes, loader, network });
  const page = (): Promise<RenderedPage> => draw({ store, loader, routes, initial, network, address });
  const first = await page();
  await Promise.all([...loader.slots].map(([name, remote]) => loader.load(remote, { kind: 'slot', name })));
  const whole = loader.slots.size === 0 ? first : await page();
  return { ...whole, wanted: [...wanted] };
}

const addressOf = (address: string): Pick<URL, 'pathname' | 'search'> => new URL(address, 'http://page');

interface Around {
  routes: readonly PageRoute[];
  loader: ServerLoader;
  network: string | undefined;
}

/** What the address shows; null for a redirect, which the browser performs. */
async function screenOf(address: string, store: RootStore, { network, ...around }: Around): Promise<Resolution | null> {
  const { isSignedIn: signedIn, needsAgeCheck: ageCheckNeeded } = store.session;
  const visit = { signedIn, ageCheckNeeded, network, settings: store.settings.current };
  const { pathname, search } = addressOf(address);
  const resolution = await resolveScreen({ pathname, search }, { ...around, visit, reloadForChunk: () => false });
  if (resolution.kind === 'failed') throw around.loader.failure.error ?? resolution.failure;
  if (resolution.kind === 'broken') throw resolution.error;
  return resolution.kind === 'redirect' ? null : resolution;
}

interface Drawing extends Around {
  store: RootStore;
  initial: Resolution | null;
  address: string;
}

/** The screen of a frame has not loaded yet. */
const never = new Promise<Resolution>(() => undefined);

async function draw({ address, loader, ...page }: Drawing): Promise<RenderedPage> {
  const styles = createServerStyles();
  const { html, links } = await renderToHtml(
    <StyleCache cache={styles}>
      <StaticRouter location={address}>
        <PageRoot {...page} loader={loader} coming={never} />
      </StaticRouter>
    </StyleCache>,
  );
  return { html, links, styles: collectStyles(styles), slots: [...loader.slots.keys()], frame: page.initial === null };
}
