import type { BootData } from '@rendezvous/shared/contract';
import type { RemoteLoader } from '@rendezvous/shared/remote';
import { BrowserRouter } from '@rendezvous/shared/router';
import { createRootStore } from '@rendezvous/shared/store';
import { createStyles, StyleCache } from '@rendezvous/shared/ui';
import { fetchAlerts } from './alerts/MemberAlerts';
import { loadBoot } from './boot/loadBoot';
import { createLoader } from './boot/createLoader';
import { loadCatalogues } from './boot/loadCatalogues';
import { isRenderedScreen, loadSlots, mountPage } from './boot/mountPage';
import { readVisitNetwork } from './boot/readVisitNetwork';
import { loadShellTexts } from './boot/loadShellTexts';
import { createPrefetcher } from './boot/createPrefetcher';
import { shareDoors } from './boot/shareDoors';
import { refreshBoot } from './boot/refreshBoot';
import { PageRoot } from './PageRoot';
import { developmentRoutes } from './routing/developmentRoutes';
import { listPageRoutes } from './routing/pageRoutes';
import { type Resolution, resolveScreen } from './routing/resolveScreen';
import { shellScreens } from './screens/shellScreens';
import { createBrowserServices } from './services/browserServices';
import { reloadOnce } from './services/reloadOnce';
import { getVisitStorage } from './services/visitStorage';

/** Maximum time in ms that the first render waits for the alerts and, on a page that the server has not rendered, for the screen. */
const FIRST_SCREEN_TIMEOUT_MS = 1_000;

const delay = (ms: number): Promise<null> => new Promise((resolve) => void setTimeout(resolve, ms, null));

/**
 * Returns what the first render shows; null if its screen follows later. A frame, or the page for a URL without a route, is hydrated at
 * once; any other rendered page is hydrated once its slots and screen have loaded.
 */
async function loadFirstScreen(
  { rendered }: BootData,
  loader: RemoteLoader,
  screenPromise: Promise<Resolution>,
): Promise<Resolution | null> {
  if (rendered === undefined) return Promise.race([screenPromise, delay(FIRST_SCREEN_TIMEOUT_MS)]);
  if (rendered.frame) return null;
  if (rendered.isMissing) return { kind: 'not-found' };
  await loadSlots(rendered.slots, loader);
  return screenPromise;
}

/**
 * Starts the page, with a store created from the document's data and routes from its plan. Unless the server rendered the page, waits
 * briefly for the first screen before rendering.
 */
export async function start(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) return;
  shareDoors();
  const worker = (navigator as Partial<Navigator>).serviceWorker?.controller;
  const bootData = await refreshBoot(await loadBoot(document), { root: document.documentElement, worker });
  if (bootData === undefined) return window.location.reload();
  const alertsPromise = bootData.user && Promise.race([fetchAlerts(), delay(FIRST_SCREEN_TIMEOUT_MS)]);
  const messages = await loadShellTexts(bootData);
  const store = createRootStore(
    { ...bootData, messages },
    createBrowserServices((locale) => loadCatalogues(bootData, loader, locale)),
  );
  const loader = createLoader(bootData, store);
  const routes = [...listPageRoutes(bootData.plan, shellScreens), ...developmentRoutes];
  const network = readVisitNetwork(window.location.search, getVisitStorage());
  const resolutionPromise = resolveScreen(window.location, {
    routes,
    loader,
    visit: { signedIn: store.session.isSignedIn, network, settings: bootData.settings, ageCheckNeeded: store.session.needsAgeCheck },
    reloadForChunk: reloadOnce,
  });
  // A member's screen waits for the alerts: if they appeared later, they would move its content.
  const screenPromise = Promise.all([resolutionPromise, alertsPromise]).then(([resolution]) => resolution);
  const initial = await loadFirstScreen(bootData, loader, screenPromise);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  mountPage(
    container,
    <StyleCache cache={createStyles(bootData.nonce)}>
      {/* A screen that is already loaded is rendered synchronously: with time slicing, a phone would show it later. */}
      <BrowserRouter useTransitions={false}>
        <PageRoot
          store={store}
          loader={loader}
          onIntent={createPrefetcher({ routes, loader, store, connection })}
          {...{ routes, initial, initialPromise: screenPromise, network }}
        />
      </BrowserRouter>
    </StyleCache>,
    bootData.rendered !== undefined && (bootData.rendered.frame || isRenderedScreen(initial, bootData.plan, window.history.state)),
  );
}
