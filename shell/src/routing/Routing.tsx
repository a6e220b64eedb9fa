import { matchRoute } from '@rendezvous/shared/contract';
import { useStage, Waiting } from '@rendezvous/shared/remote';
import { ShownPlace, useLocation } from '@rendezvous/shared/router';
import { useStore } from '@rendezvous/shared/store';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { layouts } from '../layouts/layouts';
import type { PageRoute } from './PageRoute';
import { ResolutionView } from './ResolutionView';
import { ShownRouteContext } from './ShownRouteContext';
import { useResolution } from './useResolution';

/** Shows the screen of the current location in its layout; the next screen is ready before the old one goes. */
export const Routing = observer((props: Parameters<typeof useResolution>[0]) => {
  const location = useLocation();
  const { shown, isPending, retry } = useResolution(props);
  // A page that begins without its screen shows its place from the start.
  const stage = useStage(isPending, props.initial ? 'quiet' : 'skeleton');
  const { resolution } = shown;
  const isThere = stage === 'quiet' && resolution !== null;
  const { http } = useStore();
  // Runs after the effects of the screen, which has taken what the document brought.
  useEffect(() => {
    if (isThere) http.leaveDocument();
  }, [http, isThere]);
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
    <ShownPlace location={shown.location} params={matchRoute(props.routes, shown.location.pathname)?.params ?? {}}>
      <Frame route={route}>
        <ResolutionView key={shown.screenPath} resolution={resolution} onRetry={retry} />
      </Frame>
    </ShownPlace>
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
