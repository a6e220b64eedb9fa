import { type LayoutName, matchRoute } from '@rendezvous/shared/contract';
import { PartView, RemoteFallback, useStage, Waiting } from '@rendezvous/shared/remote';
import { Navigate, ShownPlace, useLocation } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { css } from '@emotion/react';
import { token } from '@rendezvous/shared/ui';
import { PageTitleUpdater } from '../effects/PageTitleUpdater';
import { RouteChangeHandler } from '../effects/RouteChangeHandler';
import { QuickExit } from '../exit/QuickExit';
import { Disclaimer } from '../footer/Disclaimer';
import { Footer } from '../footer/Footer';
import { LanguageFooter } from '../footer/LanguageFooter';
import { ChatLayout } from '../layouts/ChatLayout';
import { DefaultLayout } from '../layouts/DefaultLayout';
import { Main } from '../layouts/Main';
import { HomeLink } from '../navigation/HomeLink';
import { LayoutOverlays } from '../overlays/LayoutOverlays';
import { ErrorScreen } from '../screens/ErrorScreen';
import type { PageRoute } from './PageRoute';
import type { Resolution } from './resolveScreen';
import { CurrentRouteContext } from './CurrentRouteContext';
import { useResolution } from './useResolution';

/** Layout with only the quick exit, the screen, a link to language and country, the sign-up modal and the entry warning. */
const EmptyLayout = ({ children }: { children: ReactNode }) => (
  <>
    <QuickExit />
    <Main>{children}</Main>
    <LanguageFooter />
    <LayoutOverlays layout="Empty" />
  </>
);

interface ResolutionViewProps {
  resolution: Resolution;
  onRetry: () => void;
}

/** Renders what a location resolved to: the screen, the fallback for its remote, or the error page; for a redirect, navigates. */
export function ResolutionView({ resolution, onRetry }: ResolutionViewProps): ReactNode {
  switch (resolution.kind) {
    case 'redirect':
      return <Navigate to={resolution.to} replace />;
    case 'not-found':
      return <ErrorScreen status={404} />;
    case 'unknown-access':
    case 'broken':
      return <ErrorScreen status={500} />;
    case 'shell':
      return <resolution.Component />;
    case 'failed':
      return <RemoteFallback remote={resolution.remote} failure={resolution.failure} onRetry={onRetry} />;
    case 'remote':
      return <PartView part={resolution.part} remote={resolution.part.remote} onRetry={onRetry} props={{}} />;
  }
}

/** Layout with quick exit, logo, screen, footer and disclaimer. */
const LanderLayout = ({ children }: { children: ReactNode }) => (
  <>
    <QuickExit />
    <header css={bar}>
      <HomeLink />
    </header>
    <Main>{children}</Main>
    <Footer>
      <Disclaimer />
    </Footer>
    <LayoutOverlays layout="Lander" />
  </>
);

const bar = css({
  display: 'flex',
  justifyContent: 'center',
  padding: token.space2,
  background: token.colorSurface,
  borderBlockEnd: `1px solid ${token.colorBorder}`,
});

/** Layouts by the name that routes use. */
export const layouts: Record<LayoutName, ComponentType<{ children: ReactNode }>> = {
  Default: DefaultLayout,
  Chat: ChatLayout,
  Lander: LanderLayout,
  Empty: EmptyLayout,
};

/** Shows the screen of the current location in its layout. While the next screen loads, the old one stays for up to 200 ms; then a skeleton appears. */
export const Routing = observer((props: Parameters<typeof useResolution>[0]) => {
  const location = useLocation();
  const { shownScreen, isPending, retry } = useResolution(props);
  // A page that starts without its screen shows the skeleton at once, to reserve its space.
  const stage = useStage(isPending, props.initial ? 'quiet' : 'skeleton');
  const { resolution } = shownScreen;
  const isScreenReady = stage === 'quiet' && resolution !== null;
  const { http } = useStore();
  // Runs after the effects of the screen, which have consumed the data from the document.
  useEffect(() => {
    if (isScreenReady) http.discardEmbeddedReplies();
  }, [http, isScreenReady]);
  const routeLocation = isScreenReady ? shownScreen.location : location;
  const match = matchRoute(props.routes, routeLocation.pathname);
  return (
    <ShownPlace location={routeLocation} params={match?.params ?? {}}>
      <RouteFrame route={isScreenReady ? getRoute(resolution) : (match?.route ?? null)}>
        {isScreenReady ? (
          <ResolutionView key={shownScreen.screenPath} resolution={resolution} onRetry={retry} />
        ) : (
          <Waiting stage={stage} />
        )}
      </RouteFrame>
      <RouteChangeHandler isScreenReady={isScreenReady} />
    </ShownPlace>
  );
});

const getRoute = (resolution: Resolution): PageRoute | null => ('route' in resolution ? resolution.route : null);

function RouteFrame({ route, children }: { route: PageRoute | null; children: ReactNode }): ReactNode {
  const Layout = layouts[route?.layout ?? 'Default'];
  return (
    <CurrentRouteContext.Provider value={route}>
      <Layout>{children}</Layout>
      <PageTitleUpdater />
    </CurrentRouteContext.Provider>
  );
}
