import { matchRoute } from '@rendezvous/shared/contract';
import { useStage, Waiting } from '@rendezvous/shared/remote';
import { Route, routerPath, Routes, useLocation } from '@rendezvous/shared/router';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { layouts } from '../layouts/layouts';
import type { PageRoute } from './PageRoute';
import { ResolutionView } from './ResolutionView';
import { ShownRouteContext } from './ShownRouteContext';
import { useResolution } from './useResolution';

/** Shows the screen of the current location in its layout; the next screen is ready before the old one goes. */
export const Routing = observer((props: Parameters<typeof useResolution>[0]) => {
  const location = useLocation();
  const { shown, isPending, retry } = useResolution(props);
  const stage = useStage(isPending);
  const { resolution } = shown;
  if (stage !== 'quiet' || !resolution) {
    const wanted = matchRoute(props.routes, location.pathname)?.route ?? null;
    return (
      <Frame route={wanted}>
        <Waiting stage={stage} />
      </Frame>
    );
  }
  const route = 'route' in resolution ? resolution.route : null;
  return (
    <Routes location={shown.location}>
      <Route
        path={route ? routerPath(route.path) : '*'}
        element={
          <Frame route={route}>
            <ResolutionView key={shown.screenPath} resolution={resolution} onRetry={retry} />
          </Frame>
        }
      />
    </Routes>
  );
});

function Frame({ route, children }: { route: PageRoute | null; children: ReactNode }): ReactNode {
  const Layout = layouts[route?.layout ?? 'Default'];
  return (
    <ShownRouteContext.Provider value={route}>
      <Layout>{children}</Layout>
    </ShownRouteContext.Provider>
  );
}
