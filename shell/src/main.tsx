import { reloadForChunk, RemoteLoaderContext } from '@rendezvous/shared/remote';
import { BrowserRouter, LinkIntent } from '@rendezvous/shared/router';
import { createRootStore } from '@rendezvous/shared/store';
import { StyleCache } from '@rendezvous/shared/ui';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { createLoader } from './boot/createLoader';
import './boot/lazyDoors';
import { loadCatalogues } from './boot/loadCatalogues';
import { networkOfVisit } from './boot/networkOfVisit';
import { prefetcher } from './boot/prefetcher';
import { readBoot } from './boot/readBoot';
import { developmentRoutes } from './routing/developmentRoutes';
import { pageRoutes } from './routing/pageRoutes';
import { resolveScreen } from './routing/resolveScreen';
import { Routing } from './routing/Routing';
import { shellScreens } from './screens/shellScreens';
import { browserServices } from './services/browserServices';

/** A first screen that takes longer than this many ms comes into a page that works already. */
const FIRST_SCREEN_MS = 1_000;

const pause = (ms: number): Promise<null> => new Promise((resolve) => void setTimeout(resolve, ms, null));

/** Boots the page: store from the document's data, router from its plan, and the first screen, when it is quick, before the first render. */
async function boot(container: HTMLElement): Promise<void> {
  const data = readBoot(document);
  const store = createRootStore(
    data,
    browserServices((locale) => loadCatalogues(data, loader, locale)),
  );
  const loader = createLoader(data, store);
  const routes = [...pageRoutes(data.plan, shellScreens), ...developmentRoutes];
  const network = networkOfVisit(window.location.search, window.sessionStorage);
  const coming = resolveScreen(window.location, {
    routes,
    loader,
    visit: { signedIn: store.session.isSignedIn, network, settings: data.settings },
    reloadForChunk: () => reloadForChunk({ storage: window.sessionStorage, now: Date.now, reload: () => window.location.reload() }),
  });
  const initial = await Promise.race([coming, pause(FIRST_SCREEN_MS)]);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  createRoot(container).render(
    <StyleCache nonce={data.nonce}>
      <BrowserRouter>
        <RemoteLoaderContext value={loader}>
          <LinkIntent value={prefetcher(routes, loader, connection)}>
            <App store={store}>
              <Routing routes={routes} initial={initial} coming={coming} network={network} />
            </App>
          </LinkIntent>
        </RemoteLoaderContext>
      </BrowserRouter>
    </StyleCache>,
  );
}

const container = document.getElementById('root');
if (container) void boot(container);
