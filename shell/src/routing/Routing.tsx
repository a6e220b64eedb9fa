import { matchRoute } from '@rendezvous/shared/contract';
import { useStage, Waiting } from '@rendezvous/shared/remote';
import { ShownPlace, useLocation } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { PageTitle } from '../effects/PageTitle';
import { RouteChange } from '../effects/RouteChange';
import { layouts } from '../layouts/layouts';
import type { PageRoute } from './PageRoute';
import { ResolutionView } from './ResolutionView';
import type { Resolution } from './resolveScreen';
import { ShownRouteContext } from './ShownRouteContext';
import { useResolution } from './useResolution';

/** Shows the screen of the current location in its layout; the next screen is ready before the old one is removed. */
export const Routing = observer((props: Parameters<typeof useResolution>[0]) => {
  const location = useLocation();
  const { shown, isPending, retry } = useResolution(props);
  // A page that starts without its screen reserves its space.
  const stage = useStage(isPending, props.initial ? 'quiet' : 'skeleton');
  const { resolution } = shown;
  const isThere = stage === 'quiet' && resolution !== null;
  const { http } = useStore();
  // Runs after the effects of the screen, which has consumed the data from the document.
  useEffect(() => {
    if (isThere) http.leaveDocument();
  }, [http, isThere]);
  const place = isThere ? shown.location : location;
  const match = matchRoute(props.routes, place.pathname);
  return (
    <ShownPlace location={place} params={match?.params ?? {}}>
      <Frame route={isThere ? routeOf(resolution) : (match?.route ?? null)}>
        {isThere ? <ResolutionView key={shown.screenPath} resolution={resolution} onRetry={retry} /> : <Waiting stage={stage} />}
      </Frame>
      <RouteChange isThere={isThere} />
    </ShownPlace>
  );
});

const routeOf = (resolution: Resolution): PageRoute | null => ('route' in resolution ? resolution.route : null);

function Frame({ route, children }: { route: PageRoute | null; children: ReactNode }): ReactNode {
  const Layout = layouts[route?.layout ?? 'Default'];
  return (
    <ShownRouteContext.Provider value={route}>
      <Layout>{children}</Layout>
      <PageTitle />
    </ShownRouteContext.Provider>
  );
}
